import { Inject, Injectable } from '@nestjs/common';
import { liveChannel, type ImportProgressSignal } from '@stallbook/contracts';
import { CONFIG, REDIS, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';
import { toImportJob, type StoredJob } from './import-jobs.js';

/** Tells the admin who started an import how far it is. A lost signal is made good by the next, or by asking. */
@Injectable()
export class LiveProgress {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  async tell(job: StoredJob): Promise<void> {
    const signal: ImportProgressSignal = { type: 'import-progress', data: toImportJob(job) };
    const channel = liveChannel(this.config.STALLBOOK_DB_PREFIX, job.startedBy);
    await this.redis.publish(channel, JSON.stringify(signal));
  }
}
