import { Inject, Injectable } from '@nestjs/common';
import type { BlueprintSummary } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { LibraryReader } from '../library/library.reader.js';
import { showSummary, type Summarized } from './blueprint.presenter.js';
import { blueprints, type BlueprintDocument } from './blueprint.projection.js';

/** Far more than a library has. */
const MOST = 500;
const SUMMARY = {
  title: 1,
  description: 1,
  categoryId: 1,
  status: 1,
  orderIndex: 1,
  updatedAt: 1,
  stepCount: { $size: '$content' },
} as const;

@Injectable()
export class BlueprintReader {
  readonly collection: Collection<BlueprintDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly library: LibraryReader,
  ) {
    this.collection = blueprints.in(db);
  }

  /** Sorted by their order in the library. */
  async list(filter: Filter<BlueprintDocument>): Promise<BlueprintSummary[]> {
    const [found, categories] = await Promise.all([this.summaries(filter), this.library.categories()]);
    return found.map((one) => showSummary(one, categories));
  }

  summaries(filter: Filter<BlueprintDocument>): Promise<Summarized[]> {
    const options = { sort: { orderIndex: 1, _id: 1 }, limit: MOST, projection: SUMMARY } as const;
    return this.collection.find<Summarized>(filter, options).toArray();
  }

  /** @throws DomainError NOT_FOUND unless it is published */
  async published(id: string): Promise<BlueprintDocument> {
    const found = await this.collection.findOne({ _id: id, status: 'published' });
    if (!found) throw notFound('Blueprint not found');
    return found;
  }
}
