import type { Config } from '@jest/types';
import type { AssertionResult } from '@jest/test-result';

/** What a suite process needs to know before its first suite. */
export interface Setup {
  globalConfig: Config.GlobalConfig;
  projectConfig: Config.ProjectConfig;
}

/** From the runner to a suite process. */
export type Order = { type: 'setup'; setup: Setup } | { type: 'run'; path: string };

export interface SuiteOutcome {
  testResults: AssertionResult[];
  /** Errors outside any test, formatted. */
  unhandledErrors: string[];
  startedAt: number;
  endedAt: number;
  /** Resident memory of the process after the suite, in bytes. */
  memory: number;
}

/** From a suite process to the runner. `ready` follows the start and the setup. */
export type Report =
  | { type: 'ready' }
  | { type: 'test'; name: string }
  | { type: 'done'; outcome: SuiteOutcome }
  | { type: 'failed'; error: string };
