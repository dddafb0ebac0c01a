import { Controller } from '@nestjs/common';
import {
  myNotifications,
  unreadCount,
  type MyNotificationsInput,
  type NoInput,
  type NotificationFeed,
  type UnreadCount,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Feeds } from '../feeds.js';
import { toNotification } from '../notification.schema.js';

@Controller()
export class MyNotificationsHandler {
  constructor(private readonly feeds: Feeds) {}

  @Handles(myNotifications)
  async mine({ cursor, limit }: MyNotificationsInput, context: CallContext): Promise<NotificationFeed> {
    const { id } = actorOf(context);
    const before = cursor === undefined ? undefined : Number(cursor);
    const found = await this.feeds.newest(id, before, limit + 1);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(toNotification),
      nextCursor: found.length > limit && last ? String(last.seq) : null,
    };
  }

  @Handles(unreadCount)
  async unread(_input: NoInput, context: CallContext): Promise<UnreadCount> {
    const { unread } = await this.feeds.of(actorOf(context).id);
    return { count: unread };
  }
}
