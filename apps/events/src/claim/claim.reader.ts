import { Inject, Injectable } from '@nestjs/common';
import type { EventClaim, EventClaimPage } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { claims, type ClaimDocument } from './claim.projection.js';

export function toClaim({
  _id,
  organizerId: _organizerId,
  contactSubject: _contactSubject,
  ...document
}: ClaimDocument): EventClaim {
  const claimed = document.status === 'approved';
  return {
    ...document,
    id: _id,
    status: document.status as EventClaim['status'],
    claimed,
    claimedAt: claimed ? document.decidedAt : null,
  };
}

@Injectable()
export class ClaimReader {
  private readonly collection: Collection<ClaimDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<ClaimDocument>(claims.collection);
  }

  /** Newest first. */
  async page(filter: Filter<ClaimDocument>, page: number, pageSize: number): Promise<EventClaimPage> {
    const [documents, total] = await Promise.all([
      this.collection
        .find<ClaimDocument>(filter, {
          projection: { streamVersion: 0 },
          sort: { createdAt: -1, _id: -1 },
          skip: (page - 1) * pageSize,
          limit: pageSize,
        })
        .toArray(),
      this.collection.countDocuments(filter),
    ]);
    return { items: documents.map(toClaim), total };
  }

  count(status: ClaimDocument['status']): Promise<number> {
    return this.collection.countDocuments({ status });
  }
}
