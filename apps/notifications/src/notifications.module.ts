import { Module } from '@nestjs/common';
import { RECOMMENDATION_LETTERS_QUEUE, topics, type RecommendationLetterWork } from '@stallbook/contracts';
import {
  erasureReport,
  ErasureReportReaction,
  EventStoreModule,
  ReactionsModule,
  RecordsModule,
  type EventStoreOptions,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import { AddressHash, EmailQueue, sessionRevocations, workQueue } from '@stallbook/platform';
import { modelsOf, OdmModule } from '@stallbook/platform/odm';
import { BroadcastModule } from './broadcast/broadcast.module.js';
import { TriggerRecorder } from './trigger/trigger-recorder.js';
import { TriggerReaction } from './trigger/reactions/trigger.reaction.js';
import { EmailLogHandler } from './delivery/email-log/email-log.handler.js';
import { MailDeliveryHandler } from './delivery/mail-delivery/mail-delivery.handler.js';
import { ReceiveMailEventsHandler } from './delivery/receive-mail-events/receive-mail-events.handler.js';
import { ReceiveReturnedMailHandler } from './delivery/receive-returned-mail/receive-returned-mail.handler.js';
import { MessageIds } from './delivery/message-ids.js';
import { ReturnedMails } from './delivery/returned-mails.js';
import { suppressionSchema } from './delivery/suppression.schema.js';
import { Suppressions } from './delivery/suppressions.js';
import { DigestTask } from './digest/digest.task.js';
import { EmailOutbox } from './email/email-outbox.js';
import { EmailRecords } from './email/email-records.js';
import { EmailsErasedReaction } from './email/reactions/person-erased.reaction.js';
import { RecordEmailHandler } from './email/record-email/record-email.handler.js';
import { RenderEmailHandler } from './email/render-email/render-email.handler.js';
import { EventSenderHandler } from './event-sender/event-sender/event-sender.handler.js';
import { eventSenderSchema } from './event-sender/event-sender.schema.js';
import { EventSenders } from './event-sender/event-senders.js';
import { EventSenderErasedReaction } from './event-sender/reactions/person-erased.reaction.js';
import { EmailTemplates } from './email-template/email-templates.js';
import { PreviewEmailTemplateHandler } from './email-template/preview-email-template/preview-email-template.handler.js';
import { ReadEmailTemplatesHandler } from './email-template/read-email-templates/read-email-templates.handler.js';
import { SaveEmailTemplateHandler } from './email-template/save-email-template/save-email-template.handler.js';
import { SendTestEmailHandler } from './email-template/send-test-email/send-test-email.handler.js';
import { emailTemplateSchema } from './email-template/email-template.schema.js';
import { emailRecords } from './record/email-records.js';
import { messageRecords } from './record/message-records.js';
import { ReminderReaction } from './reminder/reactions/reminder.reaction.js';
import { BoothReminders } from './reminder/booth-reminders.js';
import { CurrentNotes } from './reminder/current-notes.js';
import { DraftReminders } from './reminder/draft-reminders.js';
import { ReminderBooths } from './reminder/reminder-booths.js';
import { WrittenReminders } from './reminder/written-reminders.js';
import { reminderBoothSchema, reminderMarketSchema } from './reminder/reminder.schema.js';
import { ReminderSender } from './reminder/reminder-sender.js';
import { ReminderTask } from './reminder/reminder.task.js';
import { ReminderWriter } from './reminder/reminder-writer.js';
import { UndecidedReminders } from './reminder/undecided-reminders.js';
import { ReplicaModule } from './replicas/replica.module.js';
import { emailSchema } from './email/email.schema.js';
import { deferredTriggerSchema } from './trigger/deferred-trigger.schema.js';
import { FeedModule } from './notification/feed.module.js';
import { LiveSinceHandler } from './notification/live-since/live-since.handler.js';
import { MarkReadHandler } from './notification/mark-read/mark-read.handler.js';
import { MyNotificationsHandler } from './notification/my-notifications/my-notifications.handler.js';
import { MessageModule } from './message/message.module.js';
import { MessageReportModule } from './message-report/message-report.module.js';
import { messageIntegrationEvents } from './message/message.integration-events.js';
import { messages } from './message/message.projection.js';
import { messageThreads } from './message-thread/message-thread.projection.js';
import { MailSubscriptionHandler } from './preference/mail-subscription/mail-subscription.handler.js';
import { preferenceSchema } from './preference/preference.schema.js';
import { NotificationPreferencesHandler } from './preference/notification-preferences/notification-preferences.handler.js';
import { EndedSessionsTask } from './push/ended-sessions.task.js';
import { pushSchema } from './push/push.schema.js';
import { PushService } from './push/push-service.js';
import { PushSubscriptionHandler } from './push/push-subscription/push-subscription.handler.js';
import { PushTask } from './push/push.task.js';
import { UnsubscribeLinks } from './preference/unsubscribe-links.js';
import { RecommendationMailErasedReaction } from './recommendation-mail/reactions/person-erased.reaction.js';
import { RecommendationMailHandler } from './recommendation-mail/recommendation-mail.handler.js';
import {
  recommendationLetterSchema,
  recommendationMailSchema,
} from './recommendation-mail/recommendation-mail.schema.js';
import { RecommendationMailTask } from './recommendation-mail/recommendation-mail.task.js';
import { RecommendationMails } from './recommendation-mail/recommendation-mails.js';
import { SendRecommendationLetterHandler } from './recommendation-mail/send-recommendation-letter/send-recommendation-letter.handler.js';
import { PersonDataHandler } from './person-data/person-data.handler.js';

export const eventStoreOptions: EventStoreOptions = {
  projections: [messages, messageThreads],
  mappers: [messageIntegrationEvents, erasureReport('notifications'), systemReport('notifications')],
};

const letterQueue = workQueue<RecommendationLetterWork>(RecommendationMails, {
  queue: RECOMMENDATION_LETTERS_QUEUE,
  job: 'fill',
  data: (letterId) => ({ letterId }),
});

@Module({
  imports: [
    OdmModule,
    modelsOf(
      emailSchema,
      emailTemplateSchema,
      deferredTriggerSchema,
      eventSenderSchema,
      preferenceSchema,
      recommendationLetterSchema,
      recommendationMailSchema,
      pushSchema,
      reminderBoothSchema,
      reminderMarketSchema,
      suppressionSchema,
    ),
    EventStoreModule.forService(eventStoreOptions),
    // No batching delay: people see their notifications immediately.
    ReactionsModule.forService({ group: 'notifications.reactions', topics: [...topics], gatherMs: 0 }),
    SystemModule.forService('notifications'),
    RecordsModule.forService('notifications', () => [emailRecords, messageRecords]),
    BroadcastModule,
    FeedModule,
    MessageModule,
    MessageReportModule,
    ReplicaModule,
  ],
  controllers: [
    EmailLogHandler,
    EventSenderHandler,
    LiveSinceHandler,
    MailDeliveryHandler,
    MailSubscriptionHandler,
    MarkReadHandler,
    MyNotificationsHandler,
    NotificationPreferencesHandler,
    PersonDataHandler,
    PreviewEmailTemplateHandler,
    PushSubscriptionHandler,
    ReadEmailTemplatesHandler,
    ReceiveMailEventsHandler,
    ReceiveReturnedMailHandler,
    RecommendationMailHandler,
    RecordEmailHandler,
    RenderEmailHandler,
    SaveEmailTemplateHandler,
    SendRecommendationLetterHandler,
    SendTestEmailHandler,
  ],
  providers: [
    TriggerReaction,
    TriggerRecorder,
    AddressHash,
    BoothReminders,
    CurrentNotes,
    DigestTask,
    DraftReminders,
    EmailOutbox,
    EmailQueue,
    EndedSessionsTask,
    EmailRecords,
    EmailsErasedReaction,
    EmailTemplates,
    ErasureReportReaction,
    letterQueue,
    MessageIds,
    RecommendationMailErasedReaction,
    RecommendationMails,
    RecommendationMailTask,
    EventSenderErasedReaction,
    EventSenders,
    PushService,
    PushTask,
    ReminderBooths,
    WrittenReminders,
    ReminderReaction,
    ReminderSender,
    ReminderTask,
    ReminderWriter,
    ReturnedMails,
    sessionRevocations,
    Suppressions,
    UndecidedReminders,
    UnsubscribeLinks,
  ],
})
export class NotificationsModule {}
