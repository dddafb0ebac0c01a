import { createEmptyTestResult } from '@jest/test-result';
import { formatResultsErrors } from 'jest-message-util';

/**
 * @param {import('./messages.mjs').SuiteOutcome} outcome
 * @param {import('@jest/test-result').Test} test
 * @param {import('@jest/types').Config.GlobalConfig} globalConfig
 * @returns {import('@jest/test-result').TestResult}
 */
export function toTestResult({ testResults, unhandledErrors, startedAt, endedAt }, test, globalConfig) {
  const { config } = test.context;
  const count = (/** @type {string} */ status) => testResults.filter((result) => result.status === status).length;
  const runtime = endedAt - startedAt;
  const outside = unhandledErrors.join('\n');
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    failureMessage:
      [formatResultsErrors(testResults, config, globalConfig, test.path), outside].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start: startedAt,
      end: endedAt,
      runtime,
      slow: runtime / 1000 > config.slowTestThreshold,
      loadTestEnvironmentStart: startedAt,
      loadTestEnvironmentEnd: startedAt,
      setupAfterEnvStart: startedAt,
      setupAfterEnvEnd: startedAt,
      setupFilesStart: startedAt,
      setupFilesEnd: startedAt,
    },
    testExecError: outside ? { message: '', stack: outside } : undefined,
    testFilePath: test.path,
    testResults,
  };
}
