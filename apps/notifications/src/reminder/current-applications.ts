import { Inject, Injectable } from '@nestjs/common';
import type { EmailType, NotificationType } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../replicas/application-replica.schema.js';
import { Replicas } from '../replicas/replicas.js';

type Message = `${EmailType}` | `${NotificationType}`;
type Rule = (application: ApplicationReplica) => boolean;

/** None was made, not even one that was refunded since, or none is due. */
const isWithoutPayment = ({ paid, dueCents }: ApplicationReplica): boolean => paid === undefined || dueCents === 0;

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
  booth_changed: isAccepted,
  booth_assigned: isAccepted,
};

/** For the organizer of the event, who may have handed it over while the message waited. */
const forOrganizer: ReadonlySet<Message> = new Set(['application_submitted', 'application_withdrawn']);

/** What a message about an application says can become false while it waits. */
@Injectable()
export class CurrentApplications {
  private readonly applications: Collection<ApplicationReplica>;

  constructor(
    @Inject(DB) db: Db,
    private readonly replicas: Replicas,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  async stillHolds(type: Message, applicationId: string | undefined, personId: string | null): Promise<boolean> {
    const rule = holds[type];
    if (!applicationId || !(rule || forOrganizer.has(type))) return true;
    const application = await this.applications.findOne({ _id: applicationId });
    if (!application?.status) return true;
    if (forOrganizer.has(type) && !(await this.isOrganizer(personId, application))) return false;
    return rule?.(application) ?? true;
  }

  private async isOrganizer(personId: string | null, { marketEventId }: ApplicationReplica): Promise<boolean> {
    const market = marketEventId ? await this.replicas.market(marketEventId) : undefined;
    return market === undefined || market.organizerId === personId;
  }
}
