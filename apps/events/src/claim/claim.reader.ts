import { Inject, Injectable } from '@nestjs/common';
import {
  ClaimClosing,
  MOST_OPEN_CLAIMS,
  type EventClaim,
  type EventClaimPage,
  type OpenClaim,
} from '@stallbook/contracts';
import { DB, readPage } from '@stallbook/platform';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { claims, type ClaimDocument } from './claim.projection.js';

const CLOSINGS = {
  'another-approved': ClaimClosing.another_approved,
  transferred: ClaimClosing.transferred,
} as const;

type Claimant = Pick<ClaimDocument, '_id' | 'organizerId' | 'contactSubject'>;

export function toClaim({ _id, contactSubject: _contactSubject, ...document }: ClaimDocument): EventClaim {
  const claimed = document.status === 'approved';
  return {
    ...document,
    id: _id,
    status: document.status as EventClaim['status'],
    closedBecause: document.closedBecause ? CLOSINGS[document.closedBecause] : null,
    claimed,
    claimedAt: claimed ? document.decidedAt : null,
  };
}

@Injectable()
export class ClaimReader {
  private readonly collection: Collection<ClaimDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = claims.in(db);
  }

  /** The newest first; of those that wait for an answer, the one that has waited longest. */
  async page(filter: Filter<ClaimDocument>, page: number, pageSize: number): Promise<EventClaimPage> {
    const direction = filter.status === 'pending' ? 1 : -1;
    const order = { projection: { streamVersion: 0 }, sort: { createdAt: direction, _id: direction } } as const;
    const { items, total } = await readPage(this.collection, filter, { page, pageSize }, order);
    return { items: items.map(toClaim), total };
  }

  /** What a person asked for this market event; `subjects` has one per key for hashes. */
  async ofPerson(
    eventId: string,
    { subjects, organizerId }: { subjects: readonly string[]; organizerId: string | null },
    session: ClientSession,
  ): Promise<Pick<ClaimDocument, 'status'>[]> {
    const known = organizerId === null ? [] : [{ organizerId }];
    const filter = { eventId, $or: [{ contactSubject: { $in: [...subjects] } }, ...known] };
    return this.collection.find(filter, { session, projection: { status: 1 } }).toArray();
  }

  async openOf(organizerId: string): Promise<OpenClaim[]> {
    const open = this.collection
      .find({ organizerId, status: 'pending' })
      .sort({ createdAt: 1 })
      .limit(MOST_OPEN_CLAIMS);
    const found = await open.toArray();
    return found.map(({ _id: id, eventId, requestedByEmail, createdAt }) => ({
      id,
      eventId,
      requestedByEmail,
      createdAt,
    }));
  }

  open(eventId: string, session: ClientSession): Promise<Claimant[]> {
    const filter = { eventId, status: 'pending' as const };
    const projection = { organizerId: 1, contactSubject: 1 };
    return this.collection.find<Claimant>(filter, { session, projection }).toArray();
  }

  /** How many open claims each of the market events has. */
  async openCounts(eventIds: readonly string[]): Promise<Map<string, number>> {
    const groups = this.collection.aggregate<{ _id: string; count: number }>([
      { $match: { eventId: { $in: [...new Set(eventIds)] }, status: 'pending' } },
      { $group: { _id: '$eventId', count: { $sum: 1 } } },
    ]);
    return new Map((await groups.toArray()).map(({ _id, count }) => [_id, count]));
  }

  count(status: ClaimDocument['status']): Promise<number> {
    return this.collection.countDocuments({ status });
  }
}
