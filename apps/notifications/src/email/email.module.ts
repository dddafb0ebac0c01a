import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { EmailTemplateModule } from '../email-template/email-template.module.js';
import { EventSenderModule } from '../event-sender/event-sender.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { PreferenceModule } from '../preference/preference.module.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { TriggerModule } from '../trigger/trigger.module.js';
import { EmailOutboxModule } from './email-outbox.module.js';
import { EmailsErasedReaction } from './reactions/emails-erased.reaction.js';
import { RecordEmailHandler } from './record-email/record-email.handler.js';
import { RenderEmailHandler } from './render-email/render-email.handler.js';

@Module({
  imports: [
    DeliveryModule,
    EmailOutboxModule,
    EmailTemplateModule,
    EventSenderModule,
    FeedModule,
    PreferenceModule,
    ReminderModule,
    ReplicaModule,
    TriggerModule,
  ],
  controllers: [RecordEmailHandler, RenderEmailHandler],
  providers: [EmailsErasedReaction],
})
export class EmailModule {}
