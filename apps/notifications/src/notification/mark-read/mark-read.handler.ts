import { Controller, Inject } from '@nestjs/common';
import {
  markAllRead,
  markRead,
  type ByIdInput,
  type NoInput,
  type Notification,
  type UnreadCount,
} from '@stallbook/contracts';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Feeds } from '../feeds.js';
import { toNotification } from '../notification.schema.js';

@Controller()
export class MarkReadHandler {
  constructor(
    private readonly feeds: Feeds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(markRead)
  async one({ id }: ByIdInput, context: CallContext): Promise<Notification> {
    const read = await this.feeds.markRead(actorOf(context).id, id, this.clock.now());
    if (!read) throw notFound('Notification not found');
    return toNotification(read);
  }

  @Handles(markAllRead)
  async all(_input: NoInput, context: CallContext): Promise<UnreadCount> {
    const { id } = actorOf(context);
    await this.feeds.markAllRead(id, this.clock.now());
    const { unread } = await this.feeds.of(id);
    return { count: unread };
  }
}
