import { Inject, Injectable } from '@nestjs/common';
import { DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { SessionEndings } from './session-endings.js';
import { Sessions } from './sessions.js';

const EVERY_MS = 5_000;

/** Publishes the end of sessions that no one used, because pushes end with a session, and what Redis refused. */
@Injectable()
export class ExpiredSessionsTask extends PollingTask {
  constructor(
    private readonly endings: SessionEndings,
    private readonly sessions: Sessions,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'expired sessions', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(): Promise<void> {
    await this.sessions.endExpired();
    await this.endings.publishMissed();
  }
}
