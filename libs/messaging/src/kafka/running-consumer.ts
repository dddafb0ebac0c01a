import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer } from 'kafkajs';
import type { BusLogger } from '../port.js';
import { isOfKafka } from './errors.js';

const FIRST_PAUSE_MS = 100;
/** Limits how late a recovered broker is noticed. */
const MAX_PAUSE_MS = 1_000;

interface RunningConsumerOptions {
  consumer: Pick<Consumer, 'on' | 'events'>;
  start: () => Promise<void>;
  stopping: AbortSignal;
  logger: BusLogger;
  /** It stopped because of a bug. */
  onFatal: (error: Error) => void;
}

/**
 * Restarts a consumer that kafkajs gave up on. kafkajs also gives up on temporary faults, for example when a restarted
 * broker briefly has no group coordinator.
 */
export class RunningConsumer {
  private failures = 0;
  private restarting: Promise<void> | undefined;

  constructor(private readonly parts: RunningConsumerOptions) {
    const { on, events } = parts.consumer;
    on(events.GROUP_JOIN, () => void (this.failures = 0));
    on(events.CRASH, ({ payload }) => {
      if (!payload.restart) this.restart(payload.error);
    });
  }

  start(): Promise<void> {
    return this.parts.start();
  }

  async settled(): Promise<void> {
    while (this.restarting) await this.restarting;
  }

  private restart(error: Error): void {
    const { stopping, logger, onFatal } = this.parts;
    if (stopping.aborted) return;
    this.failures += 1;
    if (!isOfKafka(error)) {
      onFatal(error);
      return;
    }
    logger.warn({ err: error, failures: this.failures }, 'a consumer stopped and restarts');
    const restarting = this.retry().finally(() => {
      if (this.restarting === restarting) this.restarting = undefined;
    });
    this.restarting = restarting;
  }

  private async retry(): Promise<void> {
    const { stopping, start } = this.parts;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), MAX_PAUSE_MS);
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    await start().catch((error: Error) => this.restart(error));
  }
}
