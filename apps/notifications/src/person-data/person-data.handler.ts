import { Controller, Inject } from '@nestjs/common';
import { NotificationType, notificationsPersonData, type PersonDataInput } from '@stallbook/contracts';
import type { PersonDataPage } from '@stallbook/contracts';
import { personPage, recordsIn, type PersonRecords } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import type { EmailRecord } from '../email/email-record.js';
import { factsOf } from '../replicas/replica-collection.js';
import type { PersonReplica } from '../replicas/replicas.js';
import { toNotification } from '../notification/notification.js';
import type { NotificationDocument } from '../notification/notification.js';

/** The text of these names the vendor who applied or paid. */
const NAMING_OTHERS: readonly string[] = [
  NotificationType.application_submitted,
  NotificationType.payment_received,
  NotificationType.payout_reduced,
];

/** What a person was told, and which mails went to them. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(@Inject(DB) db: Db) {
    this.sources = [
      recordsIn('notifications', db.collection<NotificationDocument>('notifications'), {
        whose: ({ personId }) => ({ userId: personId }),
        show: (document) => {
          const { body, ...rest } = toNotification(document);
          return NAMING_OTHERS.includes(rest.type) ? rest : { ...rest, body };
        },
      }),
      recordsIn('emails', db.collection<EmailRecord>('emails'), {
        whose: ({ personId }) => ({ personId }),
        // What a waiting mail says can hold links that open a session, and names of others.
        show: ({ _id: id, type, status, createdAt, settledAt, error, message }) => ({
          id,
          type,
          status,
          createdAt,
          settledAt,
          error,
          ...(message && { to: message.to, toName: message.toName }),
        }),
      }),
      recordsIn('copyOfProfile', factsOf(db), {
        whose: ({ personId }) => ({ _id: personId, fact: { $ne: null } }),
        show: ({ fact }) => {
          const { name, businessName, email } = fact as PersonReplica;
          return { name, businessName, email };
        },
      }),
    ];
  }

  @Handles(notificationsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }
}
