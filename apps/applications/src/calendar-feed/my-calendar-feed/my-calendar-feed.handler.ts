import { Controller } from '@nestjs/common';
import { myCalendarFeed, type CalendarFeed, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { CalendarFeeds } from '../calendar-feeds.js';

@Controller()
export class MyCalendarFeedHandler {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Handles(myCalendarFeed)
  async handle(_input: NoInput, context: CallContext): Promise<CalendarFeed | null> {
    const row = await this.feeds.of(actorOf(context).id);
    return row && { createdAt: row.createdAt.toISOString() };
  }
}
