import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { addEventHandler, getState, resetState, run } from 'jest-circus';

/**
 * @param {string} path
 * @param {import('./messages.mjs').Setup} setup
 * @param {(name: string) => void} onTest
 * @returns {Promise<import('./messages.mjs').SuiteOutcome>}
 */
export async function runSuite(path, { globalConfig, projectConfig }, onTest) {
  const startedAt = Date.now();
  resetState();
  const state = getState();
  state.testTimeout = globalConfig.testTimeout ?? projectConfig.testTimeout ?? state.testTimeout;
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null;
  jestExpect.setState({ testPath: path });
  const unhandled = (/** @type {unknown} */ error) => getState().unhandledErrors.push(error);
  process.on('uncaughtException', unhandled);
  process.on('unhandledRejection', unhandled);
  try {
    await import(pathToFileURL(path).href);
    names = onTest;
    const { testResults, unhandledErrors } = await run();
    return {
      testResults: testResults.map(toAssertionResult),
      unhandledErrors,
      startedAt,
      endedAt: Date.now(),
      memory: process.memoryUsage.rss(),
    };
  } finally {
    process.off('uncaughtException', unhandled);
    process.off('unhandledRejection', unhandled);
  }
}

/** @type {(name: string) => void} */
let names = () => {};

addEventHandler((event) => {
  if (event.name === 'test_start') {
    const name = namesOf(event.test).join(' ');
    jestExpect.setState({ currentTestName: name, suppressedErrors: [] });
    names(name);
  }
  if (event.name === 'test_done') {
    event.test.numPassingAsserts = jestExpect.getState().numPassingAsserts;
    event.test.errors.push(...jestExpect.getState().suppressedErrors);
    for (const { error } of jestExpect.extractExpectedAssertionsErrors()) event.test.errors.push(error);
  }
});

/** @param {import('@jest/types').Circus.TestEntry} test */
function namesOf(test) {
  const names = [test.name];
  for (let block = test.parent; block.parent; block = block.parent) names.unshift(block.name);
  return names;
}

/** @param {import('@jest/types').Circus.TestResult} result */
function toAssertionResult({ testPath, status, errors, duration, invocations, numPassingAsserts }) {
  const [title = '', ...ancestors] = testPath.slice(1).toReversed();
  const ancestorTitles = ancestors.toReversed();
  return {
    ancestorTitles,
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status: outcomeOf(status, errors),
    duration,
    failureMessages: errors,
    failureDetails: [],
    invocations,
    location: null,
    numPassingAsserts,
    retryReasons: [],
  };
}

/** @param {string} status @param {string[]} errors */
function outcomeOf(status, errors) {
  if (status === 'skip') return /** @type {const} */ ('pending');
  if (status === 'todo') return /** @type {const} */ ('todo');
  return errors.length > 0 ? /** @type {const} */ ('failed') : /** @type {const} */ ('passed');
}
