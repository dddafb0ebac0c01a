import { runInNewContext } from 'node:vm';

const PATIENCE_MS = 30_000;

/** Interrupts what would keep the processor busy for minutes, such as a regular expression that backtracks. */
export const soon = <T>(work: () => T): T => runInNewContext('work()', { work }, { timeout: PATIENCE_MS }) as T;
