import { Controller } from '@nestjs/common';
import { revokeCalendarFeed, type Done, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { CalendarFeeds } from '../calendar-feeds.js';

@Controller()
export class RevokeCalendarFeedHandler {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Handles(revokeCalendarFeed)
  async handle(_input: NoInput, context: CallContext): Promise<Done> {
    const { id } = actorOf(context);
    await this.feeds.revoke(id);
    return { id };
  }
}
