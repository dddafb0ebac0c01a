import { Controller, Inject } from '@nestjs/common';
import { notificationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, personDataIn } from '@stallbook/event-store';
import { membershipData } from '@stallbook/membership';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { BROADCASTS, type BroadcastDocument } from '../broadcast/broadcast.schema.js';
import { DIGEST_ITEMS, type DigestItem } from '../digest/digest-item.schema.js';
import { EMAILS, type EmailDocument } from '../email/email.schema.js';
import { EVENT_SENDERS, type EventSenderDocument } from '../event-sender/event-sender.schema.js';
import { messages } from '../message/message.projection.js';
import { MESSAGE_REPORTS, type MessageReportDocument } from '../message-report/message-report.schema.js';
import { MESSAGE_PARTICIPANTS, type MessageParticipantDocument } from '../message-thread/message-participant.schema.js';
import { NOTIFICATIONS, toNotification, type NotificationDocument } from '../notification/notification.schema.js';
import { PREFERENCES, type PreferenceDocument } from '../preference/preference.schema.js';
import { PUSHES, PUSH_SUBSCRIPTIONS, type PushDocument, type PushSubscriptionDocument } from '../push/push.schema.js';
import {
  RECOMMENDATION_EMAIL_CHOICES,
  type RecommendationEmailChoice,
} from '../recommendation-email/recommendation-email.schema.js';
import { REPLICAS, type ReplicaDocument } from '../replicas/replica.schema.js';
import { reminderKinds } from '../reminder/due-dates.js';
import { REMINDER_BOOTHS, type ReminderBooth } from '../reminder/reminder.schema.js';
import type { PersonReplica } from '../replicas/replicas.js';

@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly personal: PersonalData,
  ) {}

  @Handles(notificationsPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db, personal } = this;
    return personPage(input, [
      personDataIn('notifications', db.collection<NotificationDocument>(NOTIFICATIONS), {
        personField: 'userId',
        // A text that names another person is theirs too.
        show: (document) => {
          const { body, ...rest } = toNotification(document);
          return document.names ? rest : { ...rest, body };
        },
      }),
      personDataIn('emails', db.collection<EmailDocument>(EMAILS), {
        personField: 'personId',
        // An unsent message can hold links that open a session, and names of others.
        show: ({ _id: id, type, status, createdAt, settledAt, error, message, attempts, returned }) => ({
          id,
          type,
          status,
          createdAt,
          settledAt,
          error,
          attempts,
          returned,
          ...(message && { to: message.to, toName: message.toName }),
        }),
      }),
      personDataIn('reminders', db.collection<ReminderBooth>(REMINDER_BOOTHS), {
        personField: 'vendorId',
        show: ({ _id: applicationId, marketEventId: eventId, ...booth }) => ({
          applicationId,
          eventId,
          ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}DueAt`, booth[`${kind}DueAt`] ?? null])),
        }),
      }),
      personDataIn('preferences', db.collection<PreferenceDocument>(PREFERENCES), {
        personField: '_id',
        show: ['stoppedMails', 'hiddenInApp', 'digested', 'unpushed', 'timeZone', 'quiet'],
      }),
      personDataIn('weeklyEmail', db.collection<RecommendationEmailChoice>(RECOMMENDATION_EMAIL_CHOICES), {
        personField: '_id',
        show: ['timeZone', 'dueAt', 'startedOn'],
      }),
      personDataIn('senderOfEventEmails', db.collection<EventSenderDocument>(EVENT_SENDERS), {
        personField: '_id',
        show: ['name', 'accentColor', 'repliesToMe'],
      }),
      // The rest of the address is a secret of the browser.
      personDataIn('browsersWithPush', db.collection<PushSubscriptionDocument>(PUSH_SUBSCRIPTIONS), {
        personField: 'personId',
        show: ({ endpoint, createdAt }) => ({ pushService: new URL(endpoint).host, createdAt }),
      }),
      personDataIn('waitingForPush', db.collection<PushDocument>(PUSHES), {
        personField: 'personId',
        show: ['title', 'createdAt'],
      }),
      personDataIn('waitingForDailyEmail', db.collection<DigestItem>(DIGEST_ITEMS), {
        personField: 'personId',
        show: ['_id', 'kind', 'title', 'createdAt'],
      }),
      membershipData(db),
      personDataIn('copyOfProfile', db.collection<ReplicaDocument>(REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId, data: { $ne: null } }),
        show: ({ data }) => {
          const { name, businessName, email, categories } = data as PersonReplica;
          return { name, businessName, email, categories };
        },
      }),
      personDataIn('conversations', db.collection<MessageParticipantDocument>(MESSAGE_PARTICIPANTS), {
        personField: 'personId',
        show: ['threadId', 'threadType', 'unread', 'lastReadAt', 'isArchived', 'isMuted', 'isActive'],
      }),
      personDataIn('broadcasts', db.collection<BroadcastDocument>(BROADCASTS), {
        personField: 'organizerId',
        show: ['_id', 'marketEventId', 'group', 'category', 'content', 'createdAt'],
      }),
      // A report about the person is not theirs: it would reveal who reported them.
      personDataIn('messageReports', db.collection<MessageReportDocument>(MESSAGE_REPORTS), {
        personField: 'reporterId',
        show: ['threadId', 'reason', 'note', 'status', 'createdAt'],
      }),
      personDataIn('messages', messages.in(db), {
        personField: 'senderId',
        show: ['_id', 'threadId', 'content', 'imageIds', 'fileIds', 'createdAt'],
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ]);
  }
}
