import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [seconds]
 * @property {string} [note]
 * @property {string[]} [failures] the failed tests, each with its reason
 */

/**
 * The used part of Jest's JSON report.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{
 *   name: string,
 *   status: string,
 *   message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[],
 * }[]} [testResults]
 */

/**
 * A spec file that could not be loaded counts as one failed test; a run without tests has failed.
 * @param {string} name
 * @param {JestReport | undefined} report undefined when Jest ended without writing one
 * @param {boolean} endedWell
 * @returns {SuiteResult}
 */
export function jestResult(name, report, endedWell) {
  if (report === undefined) return { name, passed: 0, failed: 1, note: 'it ended without a report' };
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (passed + failed === 0) return { name, passed, failed: 1, note: 'no test was found' };
  if (failed === 0 && !endedWell) return { name, passed, failed: 1, note: 'it ended badly after its tests' };
  return {
    name,
    passed,
    failed,
    note: report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : undefined,
    failures: (report.testResults ?? []).flatMap(failuresOf),
  };
}

/**
 * A spec file that failed without a failed test could not be loaded, or its cleanup failed.
 * @param {NonNullable<JestReport['testResults']>[number]} file
 */
function failuresOf({ name, status: outcome, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const listed = failed.map(({ fullName, failureMessages }) => `${fullName}: ${startOf(failureMessages?.[0])}`);
  const whole = outcome === 'failed' && listed.length === 0 ? [startOf(message)] : [];
  return [...listed, ...whole].map((failure) => `${basename(name)}: ${failure}`);
}

/** The first lines of a message, without colors, on one line. */
const startOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' | ')
    .slice(0, 600);

/**
 * A suite whose last line is `N passed, N failed`.
 * @param {string} name
 * @param {string} output
 * @param {boolean} endedWell
 * @returns {SuiteResult}
 */
export function summedResult(name, output, endedWell) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  if (!line) return { name, passed: 0, failed: 1, note: 'it ended without its sum' };
  const passed = Number(line[1]);
  const failed = Number(line[2]);
  if (failed === 0 && (!endedWell || passed === 0)) return { name, passed, failed: 1, note: 'it ended badly' };
  const failures = [...output.matchAll(/^\s*✗ (.+)$/gm)].map(([, test]) => `${name}: ${test}`);
  return { name, passed, failed, failures };
}

/**
 * A check with a single result.
 * @param {string} name @param {boolean} endedWell @returns {SuiteResult}
 */
export function checkResult(name, endedWell) {
  return { name, passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1 };
}

/**
 * @param {() => Promise<SuiteResult>} suite
 * @returns {Promise<SuiteResult>}
 */
export async function timed(suite) {
  const started = performance.now();
  const result = await suite();
  return { ...result, seconds: Math.round((performance.now() - started) / 1000) };
}

/** @param {number} seconds */
const asTime = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

/**
 * The last lines of a run and its exit code: 0 only if something ran and nothing failed.
 * @param {SuiteResult[]} results
 */
export function summary(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = results.flatMap((result) => result.failures ?? []);
  const lines = results.map(
    ({ name, passed: good, failed: bad, seconds, note }) =>
      `  ${name.padEnd(14)} ${good} passed, ${bad} failed${seconds === undefined ? '' : `, ${asTime(seconds)}`}${note ? ` (${note})` : ''}`,
  );
  return {
    text: [...failures.map((failure) => `failed: ${failure}`), ...lines, `${passed} passed, ${failed} failed`].join(
      '\n',
    ),
    code: failed === 0 && passed > 0 ? 0 : 1,
  };
}
