import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { AccountExports } from '../account-export/account-exports.js';
import { Uploads } from './uploads.js';

/** Deletes files that belong to nothing, and exports that have expired. */
@Injectable()
export class OrphanedFileCleaner extends PollingTask {
  constructor(
    private readonly uploads: Uploads,
    private readonly accountExports: AccountExports,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'files', everyMs: 10 * 60_000 }, { db, logger });
  }

  protected override async poll(): Promise<void> {
    const swept = await Promise.allSettled([this.uploads.sweep(), this.accountExports.sweep()]);
    const failed = swept.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (failed.length > 0) throw new AggregateError(failed, 'files could not be swept');
  }
}
