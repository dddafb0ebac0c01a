import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DELETE_IMPORT_FILES, IMPORTS_QUEUE, type ImportWork } from '@stallbook/contracts';
import { CONFIG, enqueue, LOGGER, openQueue, REDIS, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { ImportJobs } from './import-jobs.js';

const DAY_S = 24 * 60 * 60;
/** Some five minutes of tries: a service that restarts in the middle of an import is back by then. */
const OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: { age: 14 * DAY_S },
};

/** Hands imports to the worker. */
@Injectable()
export class ImportQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queue: Queue<ImportWork>;

  constructor(
    private readonly jobs: ImportJobs,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.queue = openQueue<ImportWork>(IMPORTS_QUEUE, { redis, config, logger });
  }

  /** An import that was stored, but not handed on before a crash, is handed on now. */
  async onApplicationBootstrap(): Promise<void> {
    for (const id of await this.jobs.unfinished()) await this.add(id);
    // The same name again is the same schedule, however many replicas say so.
    await this.queue.upsertJobScheduler(
      DELETE_IMPORT_FILES,
      { every: DAY_S * 1_000 },
      { name: DELETE_IMPORT_FILES, opts: { removeOnComplete: true, removeOnFail: { age: 14 * DAY_S } } },
    );
  }

  /** The same id again adds nothing. */
  async add(importId: string): Promise<void> {
    await enqueue(this.queue, [{ name: 'import', data: { importId }, opts: { ...OPTIONS, jobId: importId } }]);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
