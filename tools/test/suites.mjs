import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../launcher/build.mjs';
import { ensureBrowser } from './system-packages.mjs';
import { runSuite } from './step.mjs';
import { checkResult, jestResult, summedResult, timed } from './totals.mjs';

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

/**
 * Everything in one process: through Nx, each project would load ESLint and the project graph again.
 * @param {Run} run @returns {Promise<SuiteResult>}
 */
export const lint = (run) => check(run, 'lint', process.execPath, ['tools/lint/run.mjs', '--workspace']);

/**
 * All services, libraries, and tools in one program: through Nx, each project would load the packages again.
 * @param {Run} run @returns {Promise<SuiteResult>}
 */
export const typecheck = (run) =>
  check(run, 'typecheck', process.execPath, [
    'tools/build/check-types.mjs',
    'tsconfig.json',
    'tools/tsconfig.json',
    ...['.', 'tools', 'worker', 'e2e'].map((folder) => join('apps', 'web', folder, 'tsconfig.json')),
  ]);

/**
 * Every unit spec in one run: through Nx, each project would load the packages again.
 * @param {Run} run @returns {Promise<SuiteResult>}
 */
export const unit = (run) =>
  jest(run, { name: 'unit', config: 'tools/jest/unit.config.mjs', minutes: 30, show: 'failed' });

/** @param {Run} run @returns {Promise<SuiteResult>} */
export const integration = (run) =>
  jest(
    run,
    {
      name: 'Jest',
      config: run.options.full ? 'tools/test/jest.full.config.mjs' : 'jest.config.mjs',
      minutes: run.options.full ? 90 : 40,
      show: 'live',
    },
    run.options.paths.length > 0 ? run.options.paths : [NOT_UNIT],
  );

/**
 * @param {Run} run
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<SuiteResult>}
 */
async function check({ repo, env, signal }, name, command, args) {
  const { ok } = await runSuite({
    name,
    command,
    args,
    cwd: repo,
    env,
    minutes: 15,
    signal,
    show: 'failed',
  });
  return checkResult(name, ok);
}

/**
 * @param {Run} run
 * @param {{ name: string, config: string, minutes: number, show: 'live' | 'failed' }} suite
 * @param {string[]} [args]
 * @returns {Promise<SuiteResult>}
 */
async function jest({ repo, scratch, env, signal }, { name, config, ...how }, args = []) {
  const report = join(scratch, `${name}.json`);
  const openSuites = join(scratch, `${name}.open`);
  const { ok } = await runSuite({
    ...how,
    name,
    command: process.execPath,
    args: [
      join(repo, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      config,
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    cwd: repo,
    env: { ...env, STALLBOOK_TEST_OPEN_SUITES: openSuites },
    signal,
    running: () => (existsSync(openSuites) ? readFileSync(openSuites, 'utf8').split('\n') : []),
  });
  return jestResult(name, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, ok);
}

/**
 * The journey on the test servers and, next to it, first texts, languages, and the app by keyboard alone, on the embedded bus.
 * @param {Run} run @returns {Promise<SuiteResult[]>}
 */
export async function inBrowser({ repo, env, options: { full }, signal, say }) {
  const browser = await ensureBrowser(env, say);
  if (browser === undefined) return [{ name: 'browser', passed: 0, failed: 1, note: 'no Chromium' }];
  await ensureBuilt({ repo, env, say, signal });
  const withBrowser = { ...env, CHROME_PATH: browser };
  /** @type {{ name: string, args: string[], env: NodeJS.ProcessEnv, minutes: number }[]} */
  const suites = [
    { name: 'journey', args: ['e2e', '--', '--no-build'], env: withBrowser, minutes: full ? 30 : 15 },
    {
      name: 'accessibility',
      args: ['accessibility', '--', '--no-build', ...(full ? ['--full'] : [])],
      env: { ...withBrowser, STALLBOOK_TEST_KAFKA: '0' },
      minutes: full ? 60 : 15,
    },
  ];
  return Promise.all(
    suites.map(({ args, ...suite }) =>
      timed(async () => {
        const npm = { command: 'npm', args: ['run', '--silent', ...args], cwd: repo };
        const { ok, output } = await runSuite({ ...suite, ...npm, signal, show: 'whole' });
        return summedResult(suite.name, output, ok);
      }),
    ),
  );
}
