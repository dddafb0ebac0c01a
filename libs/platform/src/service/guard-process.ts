import type { Logger } from '../logging/logger.js';

/** What nobody expected is written down and ends the process: its supervisor starts it again from a known state. */
export function guardProcess(logger: Logger): void {
  const fail = (err: unknown) => {
    logger.fatal({ err }, 'unexpected failure');
    logger.flush();
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100);
  };
  process.once('uncaughtException', fail);
  process.once('unhandledRejection', fail);
}
