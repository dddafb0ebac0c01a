import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer } from 'kafkajs';
import type { BusLogger } from '../port.js';
import { isOfKafka } from './errors.js';

const FIRST_PAUSE_MS = 100;
/** Bounds how late a broker that is back is noticed. */
const LONGEST_PAUSE_MS = 1_000;

interface KeepRunning {
  consumer: Pick<Consumer, 'on' | 'events'>;
  begin: () => Promise<void>;
  stopping: AbortSignal;
  logger: BusLogger;
  /** It stopped over a fault of the program. */
  onFatal: (error: Error) => void;
}

/**
 * Has a consumer begin anew where kafkajs gives it up. It does so also for faults that pass: a broker that comes back
 * busy has no coordinator for a moment, and that alone ends a consumer for good. It tries for as long as Kafka is away.
 */
export class RunningConsumer {
  /** Resolves when it belongs to its group for the first time. */
  readonly joined: Promise<void>;
  private failures = 0;
  private again: Promise<void> | undefined;

  constructor(private readonly parts: KeepRunning) {
    const { on, events } = parts.consumer;
    this.joined = new Promise((resolve) => on(events.GROUP_JOIN, () => resolve()));
    on(events.GROUP_JOIN, () => void (this.failures = 0));
    on(events.CRASH, ({ payload }) => {
      if (!payload.restart) this.beginAnew(payload.error);
    });
  }

  start(): Promise<void> {
    return this.parts.begin();
  }

  /** Resolves when it does not begin anew any more. Abort `stopping` before. */
  async settled(): Promise<void> {
    while (this.again) await this.again;
  }

  private beginAnew(error: Error): void {
    const { stopping, logger, onFatal } = this.parts;
    if (stopping.aborted) return;
    this.failures += 1;
    if (!isOfKafka(error)) {
      onFatal(error);
      return;
    }
    logger.warn({ err: error, failures: this.failures }, 'a consumer stopped and begins anew');
    const trying = this.tryAgain().finally(() => {
      if (this.again === trying) this.again = undefined;
    });
    this.again = trying;
  }

  private async tryAgain(): Promise<void> {
    const { stopping, begin } = this.parts;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    // Whoever stops does not wait for the pause.
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    await begin().catch((error: Error) => this.beginAnew(error));
  }
}
