import { droppedLines } from '../logging/log-destination.js';
import type { Logger } from '../logging/logger.js';

/** What nobody expected is written down and ends the process: its supervisor starts it again from a known state. */
export function guardProcess(logger: Logger): void {
  // A full disk behind them: what is written there is lost, and nothing else.
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
