import { droppedLines } from '../logging/log-destination.js';
import type { Logger } from '../logging/logger.js';

/** Logs unexpected errors and exits; the supervisor restarts the process in a known state. */
export function guardProcess(logger: Logger): void {
  // If the log's disk is full, lines are lost but nothing else.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => droppedLines.inc());
  const fail = (err: unknown) => {
    logger.fatal({ err }, 'unexpected failure');
    logger.flush();
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100);
  };
  process.once('uncaughtException', fail);
  process.once('unhandledRejection', fail);
}
