import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { newId } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import type { Logger } from '../logging/logger.js';
import { Lease } from '@stallbook/messaging';

const MIN_LEASE_MS = 5_000;

export interface PollingParts {
  db: Db;
  logger: Pick<Logger, 'warn'>;
}

export interface PollingOptions {
  name: string;
  everyMs: number;
  /** Also runs at startup, in every replica: a crashed one may still hold the lease. The start waits for it if `awaited`. */
  atStart?: 'awaited' | 'in background';
}

/** Repeats a task while its service runs. Rounds never overlap, and a lease limits them to one replica. */
export abstract class PollingTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lease: Lease;
  private readonly shutdown = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: PollingOptions,
    private readonly polling: PollingParts,
  ) {
    const ttlMs = Math.max(MIN_LEASE_MS, 2 * options.everyMs);
    this.lease = new Lease(polling.db, `polling ${options.name}`, newId(), ttlMs);
  }

  /** Runs one round. Return early once `stop` is aborted (shutdown or lost lease). */
  protected abstract poll(stop: AbortSignal): Promise<void>;

  async onApplicationBootstrap(): Promise<void> {
    const { atStart } = this.options;
    if (!atStart) return this.schedule();
    this.run(() => this.poll(this.shutdown.signal));
    if (atStart === 'awaited') await this.round;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    clearTimeout(this.timer);
    await this.round;
    await this.lease.release();
  }

  /** Brings the next round forward, as after a moved clock. */
  wake(): void {
    void this.round.then(() => this.schedule(0));
  }

  private schedule(delayMs = this.options.everyMs): void {
    if (this.shutdown.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(() => this.pollAsLeader()), delayMs);
  }

  private run(round: () => Promise<void>): void {
    this.round = round()
      .catch((err: unknown) => this.polling.logger.warn({ err, task: this.options.name }, 'a round failed'))
      .finally(() => this.schedule());
  }

  private async pollAsLeader(): Promise<void> {
    if (!(await this.lease.hold())) return;
    const lost = new AbortController();
    const renew = () =>
      this.lease.hold().then(
        (held) => void (held || lost.abort()),
        () => lost.abort(),
      );
    const renewal = setInterval(() => void renew(), this.lease.ttlMs / 3);
    try {
      await this.poll(AbortSignal.any([this.shutdown.signal, lost.signal]));
    } finally {
      clearInterval(renewal);
    }
  }
}
