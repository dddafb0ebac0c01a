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
    show: 'if it fails',
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
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings=ExperimentalWarning`.trim(),
    },
    minutes: options.full ? 90 : 25,
    signal,
  });
  return jestResult(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, ok);
}

/**
 * What a browser does with the built application, which each suite starts for itself on the test servers. One after the
 * other: side by side they would wait for each other's pages.
 * @param {Run} run
 * @param {Record<string, string>} scripts of package.json
 * @returns {Promise<SuiteResult[]>}
 */
export async function inBrowser(run, scripts) {
  const { repo, env, say, signal, options } = run;
  const suites = [journey(options), accessibility(options)].filter(({ script }) => scripts[script] !== undefined);
  const browser = await ensureBrowser(env, say);
  if (browser === undefined) return suites.map(({ name }) => ({ name, passed: 0, failed: 1, note: 'no Chromium' }));
  await ensureBuilt({ repo, env, say, signal });
  const results = [];
  for (const { name, script, args = [], minutes, env: more } of suites) {
    if (signal.aborted) break;
    const { ok, output } = await runSuite({
      command: 'npm',
      args: ['run', '--silent', script, ...args],
      cwd: repo,
      env: { ...env, CHROME_PATH: browser, ...more },
      minutes,
      signal,
    });
    results.push(summedResult(name, output, ok));
  }
  return results;
}

/**
 * @typedef {{ name: string, script: string, args?: string[], minutes: number, env?: NodeJS.ProcessEnv }} BrowserSuite
 */

/** The whole way from an import to a paid booth. @param {Run['options']} options @returns {BrowserSuite} */
const journey = ({ full }) => ({ name: 'journey', script: 'e2e', minutes: full ? 30 : 12 });

/**
 * Every page, and the app by keyboard alone; which bus carries the messages is all the same to them.
 * @param {Run['options']} options @returns {BrowserSuite}
 */
const accessibility = ({ full }) => ({
  name: 'accessibility',
  script: 'accessibility',
  ...(full && { args: ['--', '--full'] }),
  minutes: full ? 60 : 12,
  env: { STALLBOOK_TEST_KAFKA: '0' },
});

/** @param {string} repo @returns {Record<string, string>} */
export function scriptsOf(repo) {
  return JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8')).scripts ?? {};
}
