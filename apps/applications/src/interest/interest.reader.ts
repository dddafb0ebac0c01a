import { Inject, Injectable } from '@nestjs/common';
import type { PageInput } from '@stallbook/contracts';
import { DB, readPage } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { countOf, sliceOf } from '../replicas/by-market-events.js';
import { interests, type InterestDocument } from './interest.projection.js';

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;

@Injectable()
export class InterestReader {
  readonly collection: Collection<InterestDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = interests.in(db);
  }

  /** Newest first. */
  page(filter: Filter<InterestDocument>, page: PageInput) {
    return readPage(this.collection, filter, page, { sort: NEWEST_FIRST });
  }

  /** The interests in all these market events, newest first. */
  async pageOf(marketEventIds: readonly string[], { page, pageSize }: PageInput) {
    const slice = { skip: (page - 1) * pageSize, limit: pageSize };
    const [items, total] = await Promise.all([
      sliceOf(this.collection, marketEventIds, {}, { sort: NEWEST_FIRST }, slice),
      countOf(this.collection, marketEventIds, {}),
    ]);
    return { items, total };
  }
}
