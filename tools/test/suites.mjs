import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../launcher/build.mjs';
import { ensureBrowser } from './system-packages.mjs';
import { runSuite } from './step.mjs';
import { checkResult, jestResult, summedResult } from './totals.mjs';

/**
 * @typedef {object} Run
 * @property {string} repo
 * @property {string} scratch          folder for reports, removed at the end
 * @property {NodeJS.ProcessEnv} env   what suites inherit: addresses of the test servers included
 * @property {import('./options.mjs').TestOptions} options
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say
 * @typedef {import('./totals.mjs').SuiteResult} SuiteResult
 */

/** @param {Run} run @param {string} script @returns {Promise<SuiteResult>} */
export async function checkScript({ repo, env, signal }, script) {
  const { ok } = await runSuite({
    command: 'npm',
    args: ['run', '--silent', script],
    cwd: repo,
    env,
    minutes: 10,
    signal,
    show: 'when it failed',
  });
  return checkResult(script, ok);
}

/** @param {Run} run @returns {Promise<SuiteResult>} */
export async function jest({ repo, scratch, env, options, signal }) {
  const report = join(scratch, 'jest.json');
  const config = options.full ? join('tools', 'test', 'jest.full.config.mjs') : 'jest.config.mjs';
  const { ok } = await runSuite({
    command: process.execPath,
    args: [
      join(repo, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      config,
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...options.paths,
    ],
    cwd: repo,
    env: {
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --conditions=@stallbook/source`.trim(),
    },
    minutes: options.full ? 90 : 25,
    signal,
  });
  return jestResult(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, ok);
}

/**
 * The suites in a browser, side by side, as each of them mostly waits for a page: the journey through the built
 * application, and every page and the keyboard, to which it is all the same which bus carries the messages.
 * @param {Run} run @returns {Promise<SuiteResult[]>}
 */
export async function inBrowser(run) {
  const { repo, env, say, signal, options } = run;
  const browser = await ensureBrowser(env, say);
  if (browser === undefined) return [{ name: 'browser', passed: 0, failed: 1, note: 'no Chromium' }];
  await ensureBuilt({ repo, env, say, signal });
  const withBrowser = { ...run, env: { ...env, CHROME_PATH: browser } };
  return Promise.all([
    browserSuite(withBrowser, { name: 'journey', script: 'e2e', minutes: options.full ? 40 : 15, show: 'live' }),
    browserSuite(withBrowser, {
      name: 'accessibility',
      script: 'accessibility',
      args: options.full ? ['--', '--full'] : [],
      env: { STALLBOOK_TEST_KAFKA: '0' },
      minutes: options.full ? 60 : 15,
      show: 'at the end',
    }),
  ]);
}

/**
 * @param {Run} run
 * @param {{ name: string, script: string, args?: string[], env?: Record<string, string>, minutes: number,
 *   show: 'live' | 'at the end' }} suite
 * @returns {Promise<SuiteResult>}
 */
async function browserSuite({ repo, signal, env }, { name, script, args = [], env: more, minutes, show }) {
  const { ok, output } = await runSuite({
    command: 'npm',
    args: ['run', '--silent', script, ...args],
    cwd: repo,
    env: { ...env, ...more },
    minutes,
    signal,
    show,
  });
  return summedResult(name, output, ok);
}
