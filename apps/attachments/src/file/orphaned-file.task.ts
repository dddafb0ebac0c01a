import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { AccountExports } from '../account-export/account-exports.js';
import { despiteFailures } from './despite-failures.js';
import { Uploads } from './uploads.js';

/** Deletes orphaned files and expired exports. */
@Injectable()
export class OrphanedFileTask extends PollingTask {
  constructor(
    private readonly uploads: Uploads,
    private readonly accountExports: AccountExports,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'orphaned-files', everyMs: 10 * 60_000 }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    await despiteFailures(
      [() => this.uploads.deleteOrphans(stop), () => this.accountExports.deleteExpired(stop)],
      (deleteSome) => deleteSome(),
      stop,
    );
  }
}
