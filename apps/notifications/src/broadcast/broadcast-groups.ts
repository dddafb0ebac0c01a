import { Inject, Injectable } from '@nestjs/common';
import { BroadcastGroup, type BroadcastGroupInput } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { isOpen, othersOf, type ThreadDetails } from '../message-thread/domain/message-thread.state.js';
import { MessageThreadReader } from '../message-thread/message-thread.reader.js';
import { nameOf } from '../message-thread/names.js';
import { threadIds } from '../message-thread/thread-subjects.js';
import {
  APPLICATION_REPLICAS,
  MADE_PAYMENTS,
  type ApplicationReplica,
} from '../replicas/application-replica.schema.js';
import { Replicas } from '../replicas/replicas.js';

export interface Recipient {
  applicationId: string;
  vendorId: string;
  name: string;
  categories: readonly string[];
}

export interface Group {
  eventTitle: string;
  reached: Recipient[];
  leftOut: Recipient[];
  /** Before narrowing by category. */
  categories: string[];
}

const filters: Record<BroadcastGroup, Filter<ApplicationReplica>> = {
  accepted: { status: 'accepted' },
  unpaid: { status: 'accepted', paymentStatus: { $nin: MADE_PAYMENTS }, dueCents: { $ne: 0 } },
  pending: { status: 'pending' },
};

/** Who belongs to a group of one market event now, and which of them messages can reach. */
@Injectable()
export class BroadcastGroups {
  private readonly applications: Collection<ApplicationReplica>;

  constructor(
    @Inject(DB) db: Db,
    private readonly replicas: Replicas,
    private readonly threads: MessageThreadReader,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  /** @throws DomainError NOT_FOUND for market events of others */
  async of({ eventId, group, category }: BroadcastGroupInput, organizerId: string): Promise<Group> {
    const market = await this.replicas.market(eventId);
    if (market?.organizerId !== organizerId) throw notFound('Event not found');
    const filter = { marketEventId: eventId, ...filters[group] };
    const applications = await this.applications.find(filter, { sort: { _id: 1 } }).toArray();
    const all = await this.recipients(applications);
    const chosen = category ? all.filter(({ categories }) => categories.includes(category)) : all;
    const unreachable = await this.unreachable(chosen, organizerId);
    return {
      eventTitle: market.title,
      reached: chosen.filter(({ vendorId }) => !unreachable.has(vendorId)),
      leftOut: chosen.filter(({ vendorId }) => unreachable.has(vendorId)),
      categories: [...new Set(all.flatMap(({ categories }) => categories))].sort(),
    };
  }

  async byIds(applicationIds: readonly string[]): Promise<Recipient[]> {
    return this.recipients(await this.applications.find({ _id: { $in: [...applicationIds] } }).toArray());
  }

  /** One per vendor, by name, without erased people. */
  private async recipients(applications: readonly ApplicationReplica[]): Promise<Recipient[]> {
    const byVendor = new Map(applications.flatMap(({ _id, vendorId }) => (vendorId ? [[vendorId, _id]] : [])));
    const { people } = await this.replicas.known({ people: [...byVendor.keys()], markets: [] });
    return [...byVendor]
      .filter(([vendorId]) => people.get(vendorId)?.email !== null)
      .map(([vendorId, applicationId]) => {
        const person = people.get(vendorId);
        return { applicationId, vendorId, name: nameOf(person, 'vendor'), categories: person?.categories ?? [] };
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Vendors who left the conversation about their application, or cannot write with the organizer anywhere. */
  async unreachable(
    recipients: readonly Pick<Recipient, 'applicationId' | 'vendorId'>[],
    organizerId: string,
  ): Promise<Set<string>> {
    const ids = recipients.map(({ applicationId }) => threadIds.application(applicationId, organizerId));
    const [{ either }, threads] = await Promise.all([this.threads.barriersOf(organizerId), this.threads.byIds(ids)]);
    const closed = threads.filter((thread) => !isReachable(thread, organizerId));
    return new Set([
      ...either,
      ...closed.flatMap((thread) => othersOf(thread, organizerId)).map((one) => one.personId),
    ]);
  }
}

/** Writing brings the organizer back. */
function isReachable(thread: ThreadDetails, organizerId: string): boolean {
  const participants = thread.participants.map((one) =>
    one.personId === organizerId ? { ...one, isActive: true } : one,
  );
  return isOpen({ ...thread, participants });
}
