import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ACCOUNT_EXPORTS_QUEUE, type AccountExportJob } from '@stallbook/contracts';
import { CONFIG, enqueue, LOGGER, openQueue, REDIS, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { AccountExports } from './account-exports.js';

const DAY_S = 24 * 60 * 60;
/** Some four minutes of tries: a service that restarts is back by then. */
const OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: { age: 14 * DAY_S },
};

/** Hands exports to the worker. */
@Injectable()
export class ExportQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queue: Queue<AccountExportJob>;

  constructor(
    private readonly accountExports: AccountExports,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.queue = openQueue<AccountExportJob>(ACCOUNT_EXPORTS_QUEUE, { redis, config, logger });
  }

  /** One that was stored, but not handed on before a crash, is handed on now. */
  async onApplicationBootstrap(): Promise<void> {
    for (const id of await this.accountExports.unfinished()) await this.add(id);
  }

  /** The same id again adds nothing. */
  async add(exportId: string): Promise<void> {
    await enqueue(this.queue, [{ name: 'export', data: { exportId }, opts: { ...OPTIONS, jobId: exportId } }]);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
