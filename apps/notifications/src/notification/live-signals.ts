import { Inject, Injectable } from '@nestjs/common';
import { liveChannel } from '@stallbook/contracts';
import type { LiveSignal } from '@stallbook/contracts';
import { LOGGER, REDIS } from '@stallbook/platform';
import type { Logger } from '@stallbook/platform';
import type { Redis } from 'ioredis';
import type { Added } from './feeds.js';
import { toNotification } from './notification.js';

export const signalOf = ({ notification, unread }: Added): LiveSignal => ({
  type: 'notification',
  cursor: String(notification.seq),
  data: { notification: toNotification(notification), unreadCount: unread },
});

/** Tells the gateways, which tell the person's open pages. */
@Injectable()
export class LiveSignals {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never waits and never fails: who was not reached reads on from the cursor later. */
  send(added: Added): void {
    const signal = JSON.stringify(signalOf(added));
    this.redis
      .publish(liveChannel(added.notification.userId), signal)
      .catch((err: unknown) => this.logger.warn({ err }, 'a live signal was not sent'));
  }
}
