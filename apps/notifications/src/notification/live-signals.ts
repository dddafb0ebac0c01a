import { Inject, Injectable } from '@nestjs/common';
import { liveChannel, type LiveSignal, type MessageSignal } from '@stallbook/contracts';
import { CONFIG, LOGGER, REDIS, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';
import type { Added } from './feeds.js';
import { toNotification } from './notification.schema.js';

export const signalOf = ({ notification, unread }: Added): LiveSignal => ({
  type: 'notification',
  cursor: String(notification.seq),
  data: { notification: toNotification(notification), unreadCount: unread },
});

@Injectable()
export class LiveSignals {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  send(added: Added): void {
    this.publish(added.notification.userId, signalOf(added));
  }

  /** Never fails: a client that missed a signal catches up. */
  publish(userId: string, signal: LiveSignal | MessageSignal): void {
    this.redis
      .publish(liveChannel(this.config.STALLBOOK_DB_PREFIX, userId), JSON.stringify(signal))
      .catch((err: unknown) => this.logger.warn({ err }, 'a live signal was not sent'));
  }
}
