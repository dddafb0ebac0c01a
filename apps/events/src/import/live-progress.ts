import { Inject, Injectable } from '@nestjs/common';
import { liveChannel, type ImportProgressSignal } from '@stallbook/contracts';
import { CONFIG, LOGGER, REDIS, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';
import { toImportJob } from './import-jobs.js';
import type { ImportJobDocument } from './import.schema.js';

/** Sends the progress of an import to the admin who started it. */
@Injectable()
export class LiveProgress {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never waits and never fails: the next signal makes up for a lost one. */
  publish(job: ImportJobDocument): void {
    const signal: ImportProgressSignal = { type: 'import-progress', data: toImportJob(job) };
    const channel = liveChannel(this.config.STALLBOOK_DB_PREFIX, job.startedBy);
    this.redis
      .publish(channel, JSON.stringify(signal))
      .catch((err: unknown) => this.logger.warn({ err }, 'the progress of an import could not be published'));
  }
}
