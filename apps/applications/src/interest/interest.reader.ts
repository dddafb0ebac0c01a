import { Inject, Injectable } from '@nestjs/common';
import type { PageInput } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { interests, type InterestDocument } from './interest.projection.js';

@Injectable()
export class InterestReader {
  readonly collection: Collection<InterestDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<InterestDocument>(interests.collection);
  }

  /** Newest first. */
  async page(filter: Filter<InterestDocument>, { page, pageSize }: PageInput) {
    const [items, total] = await Promise.all([
      this.collection
        .find(filter, { sort: { createdAt: -1, _id: 1 }, skip: (page - 1) * pageSize, limit: pageSize })
        .toArray(),
      this.collection.countDocuments(filter),
    ]);
    return { items, total };
  }
}
