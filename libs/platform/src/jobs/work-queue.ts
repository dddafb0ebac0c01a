import type { FactoryProvider, Type } from '@nestjs/common';
import { assertNoTransaction } from '@stallbook/messaging';
import type { JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { PollingTask, type PollingParts } from '../polling/polling-task.js';
import { CONFIG, DB, LOGGER, QUEUE_REDIS } from '../tokens.js';
import { enqueue } from './job-origin.js';
import { openQueue, type QueueParts } from './open-queue.js';
import { withinRedisTimeout } from './within-redis-timeout.js';

const DAY_S = 24 * 60 * 60;
const RETRY_MS = 5 * 60_000;
const BATCH = 500;

const OPTIONS: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: { age: 14 * DAY_S },
};

export interface WorkStore {
  /** The job IDs of all stored work that is not done. */
  unfinished(): AsyncIterable<string>;
}

export interface WorkKind<T> {
  queue: string;
  job: string;
  data: (id: string) => T;
  options?: JobsOptions;
  /** The name of a job that also runs once a day. */
  daily?: string;
}

/** Enqueues work that a service has stored, and enqueues it again if its job was lost. */
export class WorkQueue<T = unknown> extends PollingTask {
  private readonly queue: Queue<T>;

  constructor(
    private readonly store: WorkStore,
    private readonly kind: WorkKind<T>,
    private readonly parts: QueueParts & PollingParts,
    everyMs = RETRY_MS,
  ) {
    // Work may have been stored but not enqueued before a crash. A start does not wait for Redis.
    super({ name: `unfinished ${kind.queue}`, everyMs, atStart: 'in background' }, parts);
    this.queue = openQueue<T>(kind.queue, parts);
  }

  get name(): string {
    return this.kind.queue;
  }

  /** Never fails outside a transaction: the work is stored and is enqueued once Redis is back. */
  async add(id: string): Promise<void> {
    assertNoTransaction('A queue of work');
    await this.enqueue([id]);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.queue.close();
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    let batch: string[] = [];
    for await (const id of this.store.unfinished()) {
      if (stop.aborted) return;
      batch.push(id);
      if (batch.length < BATCH) continue;
      if (!(await this.enqueue(batch))) return;
      batch = [];
    }
    if (batch.length > 0) await this.enqueue(batch);
    if (this.kind.daily) await this.repeatDaily(this.kind.daily);
  }

  private enqueue(ids: readonly string[]): Promise<boolean> {
    const { job, data, options } = this.kind;
    const jobs = ids.map((id) => ({ name: job, data: data(id), opts: { ...OPTIONS, ...options, jobId: id } }));
    return this.inTime(enqueue(this.queue, jobs), ids);
  }

  private repeatDaily(name: string): Promise<boolean> {
    const opts = { removeOnComplete: true, removeOnFail: { age: 14 * DAY_S } };
    const scheduled = (this.queue as Queue).upsertJobScheduler(name, { every: DAY_S * 1_000 }, { name, opts });
    return this.inTime(scheduled, [name]);
  }

  /** @returns false if Redis did not answer */
  private async inTime(work: Promise<unknown>, ids: readonly string[]): Promise<boolean> {
    try {
      await withinRedisTimeout(work);
      return true;
    } catch (err) {
      this.parts.logger.warn({ err, queue: this.kind.queue, ids }, 'work is stored and is waiting for Redis');
      return false;
    }
  }
}

export const workQueue = <T>(store: Type<WorkStore>, kind: WorkKind<T>): FactoryProvider<WorkQueue<T>> => ({
  provide: WorkQueue,
  inject: [store, QUEUE_REDIS, DB, CONFIG, LOGGER],
  useFactory: (stored: WorkStore, redis: Redis, db: Db, config: StallbookConfig, logger: Logger) =>
    new WorkQueue(stored, kind, { redis, db, config, logger }),
});
