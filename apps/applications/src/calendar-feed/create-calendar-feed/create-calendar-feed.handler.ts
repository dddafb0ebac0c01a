import { Controller } from '@nestjs/common';
import { calendarFeedPath, createCalendarFeed, type NewCalendarFeed, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { CalendarFeeds } from '../calendar-feeds.js';

@Controller()
export class CreateCalendarFeedHandler {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Handles(createCalendarFeed)
  async handle(_input: NoInput, context: CallContext): Promise<NewCalendarFeed> {
    const { token, createdAt } = await this.feeds.create(actorOf(context).id);
    return { path: calendarFeedPath(token), createdAt: createdAt.toISOString() };
  }
}
