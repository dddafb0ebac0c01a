import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import {
  CLOCK,
  CONFIG,
  DB,
  endedSince,
  LOGGER,
  PollingTask,
  REDIS,
  REMEMBERED_MS,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { PushSubscriptions } from './push-subscriptions.js';

const EVERY_MS = 5_000;

/** A session that is ended from another device takes the pushes to its browser along. */
@Injectable()
export class EndedSessionsTask extends PollingTask {
  /** At first, everything that Redis has: a session may have ended while this service was away. */
  private since = 0;

  constructor(
    private readonly subscriptions: PushSubscriptions,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    // Before the first push.
    super({ name: 'pushes of ended sessions', everyMs: EVERY_MS, atStart: 'awaited' }, { db, logger });
  }

  protected override async poll(): Promise<void> {
    const next = this.clock.now().getTime() - REMEMBERED_MS;
    await this.subscriptions.endWith(await endedSince({ redis: this.redis, config: this.config }, this.since));
    this.since = next;
  }
}
