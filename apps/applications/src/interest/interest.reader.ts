import { Inject, Injectable } from '@nestjs/common';
import type { PageInput } from '@stallbook/contracts';
import { DB, readPage } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { interests, type InterestDocument } from './interest.projection.js';

@Injectable()
export class InterestReader {
  readonly collection: Collection<InterestDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<InterestDocument>(interests.collection);
  }

  /** Newest first. */
  page(filter: Filter<InterestDocument>, page: PageInput) {
    return readPage(this.collection, filter, page, { sort: { createdAt: -1, _id: 1 } });
  }
}
