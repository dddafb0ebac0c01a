import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, SessionRevocationList, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { PushSubscriptions } from './push-subscriptions.js';

const EVERY_MS = 5_000;

/** A session that is ended from another device takes the pushes to its browser along. */
@Injectable()
export class EndedSessionsTask extends PollingTask {
  constructor(
    private readonly ended: SessionRevocationList,
    private readonly subscriptions: PushSubscriptions,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'pushes of ended sessions', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(): Promise<void> {
    const ended = this.ended.all();
    if (ended.length > 0) await this.subscriptions.endWith(ended);
  }
}
