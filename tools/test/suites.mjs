import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../launcher/build.mjs';
import { ensureBrowser } from './system-packages.mjs';
import { runSuite } from './step.mjs';
import { checkResult, jestResult, sumReports, summedResult } from './totals.mjs';

const NOT_UNIT = String.raw`\.(int|full)\.spec\.ts$`;

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
    name: script,
    command: 'npm',
    args: ['run', '--silent', script],
    cwd: repo,
    env,
    minutes: 10,
    signal,
    quiet: true,
  });
  return checkResult(script, ok);
}

/** @param {Run} run @returns {Promise<SuiteResult>} */
export async function unit({ repo, env, signal }) {
  const reports = join(repo, 'test-results', 'unit');
  rmSync(reports, { recursive: true, force: true });
  const { ok } = await runSuite({
    name: 'unit',
    command: 'npm',
    args: ['run', '--silent', 'test:unit', '--', '--outputStyle=static'],
    cwd: repo,
    env,
    minutes: 15,
    signal,
    quiet: true,
  });
  const files = existsSync(reports) ? readdirSync(reports, { recursive: true, encoding: 'utf8' }) : [];
  const read = files.filter((name) => name.endsWith('.json')).map((name) => readFileSync(join(reports, name), 'utf8'));
  return jestResult('unit', sumReports(read.map((text) => JSON.parse(text))), ok);
}

/** @param {Run} run @returns {Promise<SuiteResult>} */
export async function jest({ repo, scratch, env, options, signal }) {
  const report = join(scratch, 'jest.json');
  const openSuites = join(scratch, 'open-suites');
  const config = options.full ? join('tools', 'test', 'jest.full.config.mjs') : 'jest.config.mjs';
  const { ok } = await runSuite({
    name: 'Jest',
    command: process.execPath,
    args: [
      join(repo, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      config,
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...(options.paths.length > 0 ? options.paths : [NOT_UNIT]),
    ],
    cwd: repo,
    env: { ...env, STALLBOOK_TEST_OPEN_SUITES: openSuites },
    minutes: options.full ? 90 : 25,
    signal,
    running: () => (existsSync(openSuites) ? readFileSync(openSuites, 'utf8').split('\n') : []),
  });
  return jestResult('Jest', existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, ok);
}

/**
 * The browser journey: the built application on the test servers.
 * @param {Run} run @returns {Promise<SuiteResult>}
 */
export const journey = (run) =>
  inBrowser(run, {
    name: 'journey',
    args: ['run', '--silent', 'e2e'],
    env: run.env,
    minutes: run.options.full ? 30 : 12,
  });

/**
 * Every page, and the app by keyboard alone, on the embedded bus.
 * @param {Run} run @returns {Promise<SuiteResult>}
 */
export const accessibility = (run) =>
  inBrowser(run, {
    name: 'accessibility',
    args: ['run', '--silent', 'accessibility', ...(run.options.full ? ['--', '--full'] : [])],
    env: { ...run.env, STALLBOOK_TEST_KAFKA: '0' },
    minutes: run.options.full ? 60 : 12,
  });

/**
 * @param {Run} run
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, minutes: number }} suite
 * @returns {Promise<SuiteResult>}
 */
async function inBrowser({ repo, signal, say }, { name, args, env, minutes }) {
  const browser = await ensureBrowser(env, say);
  if (browser === undefined) return { name, passed: 0, failed: 1, note: 'no Chromium' };
  await ensureBuilt({ repo, env, say, signal });
  const withBrowser = { ...env, CHROME_PATH: browser };
  const { ok, output } = await runSuite({ name, command: 'npm', args, cwd: repo, env: withBrowser, minutes, signal });
  return summedResult(name, output, ok);
}

/** @param {string} repo @returns {Record<string, string>} */
export function scriptsOf(repo) {
  return JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8')).scripts ?? {};
}
