import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { erasureReport, ErasureReportReaction, EventStoreModule, type EventStoreOptions } from '@stallbook/event-store';
import { EmailQueue } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Announcer } from './announcement/announcer.js';
import { Consumer } from './consumer/consumer.js';
import { EmailOutbox } from './email/email-outbox.js';
import { EmailRecords } from './email/email-records.js';
import { RecordEmailHandler } from './email/record-email/record-email.handler.js';
import { RenderEmailHandler } from './email/render-email/render-email.handler.js';
import { EarlierFacts } from './facts/earlier-facts.js';
import { FactKeeper } from './facts/fact-keeper.js';
import { Facts } from './facts/facts.js';
import { Feeds } from './notification/feeds.js';
import { LiveSinceHandler } from './notification/live-since/live-since.handler.js';
import { LiveSignals } from './notification/live-signals.js';
import { MarkReadHandler } from './notification/mark-read/mark-read.handler.js';
import { MyNotificationsHandler } from './notification/my-notifications/my-notifications.handler.js';
import { PersonDataHandler } from './person-data/person-data.handler.js';

/** Nothing here is event-sourced: what others did is told, not decided. Only what the service did itself is announced. */
export const eventStoreOptions: EventStoreOptions = { views: [], publications: [erasureReport('notifications')] };

@Module({})
export class NotificationsModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [EventStoreModule.forService(eventStoreOptions)],
      controllers: [
        LiveSinceHandler,
        MarkReadHandler,
        MyNotificationsHandler,
        PersonDataHandler,
        RecordEmailHandler,
        RenderEmailHandler,
      ],
      providers: [
        Announcer,
        Consumer,
        EarlierFacts,
        EmailOutbox,
        EmailQueue,
        EmailRecords,
        ErasureReportReaction,
        FactKeeper,
        Facts,
        Feeds,
        LiveSignals,
      ],
    };
  }
}
