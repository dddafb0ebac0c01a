// Runs specs in plain Node processes that keep their modules between suites. See docs/adr/0011.
import { longFirst } from './long-first.mjs';
import { SuiteProcess } from './suite-process.mjs';
import { toTestResult } from './test-result.mjs';

/** Above this, a process is replaced before its next suite. */
const MEMORY_LIMIT = 2_500_000_000;

/**
 * @typedef {import('@jest/test-result').Test} Test
 * @typedef {import('@jest/test-result').TestResult} TestResult
 */

export default class SuiteRunner {
  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig */
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
    this.isSerial = false;
  }

  /**
   * @param {Test[]} tests
   * @param {{ isInterrupted(): boolean }} watcher
   * @param {(test: Test) => Promise<void>} onStart
   * @param {(test: Test, result: TestResult) => Promise<void>} onResult
   * @param {(test: Test, error: { message: string, stack: string }) => Promise<void>} onFailure
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const waiting = longFirst(tests);
    const lane = async () => {
      /** @type {SuiteProcess | undefined} */
      let suiteProcess;
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        const { config } = test.context;
        await onStart(test);
        try {
          suiteProcess ??= await SuiteProcess.start({ globalConfig: this.globalConfig, projectConfig: config });
          const outcome = await suiteProcess.run(test.path);
          await onResult(test, toTestResult(outcome, test, this.globalConfig));
          if (outcome.memory > MEMORY_LIMIT) suiteProcess = await suiteProcess.end();
        } catch (error) {
          const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
          suiteProcess = await suiteProcess?.end();
          await onFailure(test, { message, stack });
        }
      }
      await suiteProcess?.end();
    };
    await Promise.all(Array.from({ length: Math.min(this.globalConfig.maxWorkers, tests.length) }, lane));
  }
}
