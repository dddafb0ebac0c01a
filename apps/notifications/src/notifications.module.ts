import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { ErasureReportReaction, EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { BroadcastModule } from './broadcast/broadcast.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { DigestModule } from './digest/digest.module.js';
import { EmailModule } from './email/email.module.js';
import { EmailTemplateModule } from './email-template/email-template.module.js';
import { EventSenderModule } from './event-sender/event-sender.module.js';
import { MessageModule } from './message/message.module.js';
import { MessageReportModule } from './message-report/message-report.module.js';
import { FeedModule } from './notification/feed.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { PreferenceModule } from './preference/preference.module.js';
import { PushModule } from './push/push.module.js';
import { RecommendationEmailModule } from './recommendation-email/recommendation-email.module.js';
import { exploredEmails } from './data-explorer/explored-emails.js';
import { exploredMessages } from './data-explorer/explored-messages.js';
import { ReminderModule } from './reminder/reminder.module.js';
import { TriggerModule } from './trigger/trigger.module.js';
import { eventStoreOptions } from './event-store-options.js';

@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    // No batching delay: people see their notifications immediately.
    ReactionsModule.forService({ group: 'notifications.reactions', topics: [...topics], gatherMs: 0 }),
    SystemModule.forService('notifications'),
    DataExplorerModule.forService('notifications', () => [exploredEmails, exploredMessages]),
    BroadcastModule,
    DashboardModule,
    DeliveryModule,
    DigestModule,
    EmailModule,
    EmailTemplateModule,
    EventSenderModule,
    FeedModule,
    MessageModule,
    MessageReportModule,
    PersonDataModule,
    PreferenceModule,
    PushModule,
    RecommendationEmailModule,
    ReminderModule,
    TriggerModule,
  ],
  providers: [ErasureReportReaction],
})
export class NotificationsModule {}
