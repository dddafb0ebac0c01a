import { Inject, Injectable } from '@nestjs/common';
import type { EmailType, NotificationType } from '@stallbook/contracts';
import { batchLoader, documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { NotificationSubject } from '../notification/waiting-notification.js';
import {
  APPLICATION_REPLICAS,
  MADE_PAYMENTS,
  type ApplicationReplica,
} from '../replicas/application-replica.schema.js';
import { Replicas } from '../replicas/replicas.js';
import { REMINDER_MARKETS, type ReminderMarketDocument } from './reminder.schema.js';

type Message = `${EmailType}` | `${NotificationType}`;
type Rule = (application: ApplicationReplica) => boolean;

const isWithoutPayment = ({ paymentStatus, dueCents }: ApplicationReplica): boolean =>
  dueCents === 0 || !paymentStatus || !MADE_PAYMENTS.includes(paymentStatus);

const isPending: Rule = ({ status }) => status === 'pending';
const isAccepted: Rule = ({ status }) => status === 'accepted';
const isRejected: Rule = ({ status }) => status === 'rejected';
const isAcceptedWithoutPayment: Rule = (application) => isAccepted(application) && isWithoutPayment(application);

/** An email and a notification may have the same name. */
const holds: Partial<Record<Message, Rule>> = {
  application_submitted: isPending,
  application_approved: isAcceptedWithoutPayment,
  application_accepted: isAcceptedWithoutPayment,
  application_rejected: isRejected,
  payment_failed: isAcceptedWithoutPayment,
  booth_changed: isAccepted,
  booth_assigned: isAccepted,
};

/** They promise a booth, which is gone with its event, while the application stays accepted here. */
const promisesBooth: ReadonlySet<Rule | undefined> = new Set([isAccepted, isAcceptedWithoutPayment]);

/** For the organizer of the event, who may have handed it over while the message waited. */
const forOrganizer: ReadonlySet<Message> = new Set(['application_submitted', 'application_withdrawn']);

/** What a message about an application says can become false while it waits. */
@Injectable()
export class CurrentApplications {
  /** Many messages are checked together. */
  private readonly application = documentLoader((ids) => this.applications.find({ _id: { $in: [...ids] } }).toArray());
  private readonly deletedMarket = documentLoader((ids) =>
    this.reminderMarkets.find({ _id: { $in: [...ids] }, deleted: true }).toArray(),
  );
  private readonly market = batchLoader(
    async (markets) => (await this.replicas.known({ people: [], markets })).markets,
  );
  private readonly applications: Collection<ApplicationReplica>;
  private readonly reminderMarkets: Collection<ReminderMarketDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly replicas: Replicas,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
    this.reminderMarkets = db.collection<ReminderMarketDocument>(REMINDER_MARKETS);
  }

  async stillHolds(type: Message, about: NotificationSubject | undefined, personId: string | null): Promise<boolean> {
    const rule = holds[type];
    if (!about?.applicationId || !(rule || forOrganizer.has(type))) return true;
    const application = await this.application(about.applicationId);
    if (!application?.status) return true;
    if (rule && !rule(application)) return false;
    if (promisesBooth.has(rule) && (await this.deletedMarket(about.marketEventId))) return false;
    return !forOrganizer.has(type) || this.isForOrganizer(about, personId);
  }

  /** The event of a new organizer may still be known as that of the former one: topics have no common order. */
  private async isForOrganizer({ marketEventId, toOrganizer }: NotificationSubject, personId: string | null) {
    const market = await this.market(marketEventId);
    if (market === null || market.organizerId === personId) return true;
    return market.organizerId !== null && !toOrganizer;
  }
}
