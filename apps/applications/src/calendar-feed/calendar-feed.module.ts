import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { CalendarEntriesHandler } from './calendar-entries/calendar-entries.handler.js';
import { calendarFeedSchema } from './calendar-feed.schema.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { CreateCalendarFeedHandler } from './create-calendar-feed/create-calendar-feed.handler.js';
import { MyCalendarFeedHandler } from './my-calendar-feed/my-calendar-feed.handler.js';
import { CalendarFeedErasedReaction } from './reactions/calendar-feed-erased.reaction.js';
import { RevokeCalendarFeedHandler } from './revoke-calendar-feed/revoke-calendar-feed.handler.js';

@Module({
  imports: [modelsOf(calendarFeedSchema), ApplicationModule, ReplicaModule],
  controllers: [MyCalendarFeedHandler, CreateCalendarFeedHandler, RevokeCalendarFeedHandler, CalendarEntriesHandler],
  providers: [CalendarFeeds, CalendarFeedErasedReaction],
})
export class CalendarFeedModule {}
