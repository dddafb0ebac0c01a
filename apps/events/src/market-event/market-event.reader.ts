import { Inject, Injectable } from '@nestjs/common';
import { DomainError, notFound, type Actor, type Clock } from '@stallbook/kernel';
import type { MarketEvent, MarketEventPage, PublishedChunk, PublishedMarketEvent } from '@stallbook/contracts';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db, Filter, Sort } from 'mongodb';
import type { Position } from '../geo/domain/position.js';
import { ResultCache } from './result-cache.js';
import { withIndex } from './with-index.js';
import {
  maySee,
  projectionOf,
  toMarketEvent,
  withoutIndexFields,
  type ShownDocument,
} from './shown-market-event.presenter.js';
import { marketEvents, type MarketEventDocument } from './market-event.projection.js';

type Wanted = Filter<MarketEventDocument>;

/** One sorted part of the result list. */
export interface ListPart {
  /** Absent for all. */
  only?: Wanted;
  sort: Sort;
  /** Name of the index to use. */
  hint?: string | undefined;
}

export interface PageOptions {
  search?: { all: Wanted[]; better?: Wanted[] };
  /** Read in this order, one after another. */
  parts: readonly ListPart[];
  page: number;
  pageSize: number;
  actor: Actor | undefined;
  /** The fields of the answer; absent for all. */
  fields?: readonly string[];
  /** Distances are measured from here. */
  from?: Position;
  /** Name of the index that counts the matches. */
  hint?: string | undefined;
  /** Count all matches, however many there are. */
  countsAll?: boolean;
}

/** Counting all matches would take longer than finding a page of them. */
const MAX_COUNTED = 10_000;

export const allOf = (conditions: Wanted[]): Wanted => (conditions.length > 0 ? { $and: conditions } : {});

interface ReadPart extends ListPart {
  filter: Wanted;
}

/** With search text, `better` matches come first. */
function rankedParts(wanted: Wanted, { search = { all: [] }, parts }: PageOptions): ReadPart[] {
  const { all, better } = search;
  const matches = better ? [allOf(better), { ...allOf(all), $nor: [{ $and: better }] }] : [allOf(all)];
  return matches.flatMap((match) => parts.map((part) => ({ ...part, filter: { ...wanted, ...match, ...part.only } })));
}

@Injectable()
export class MarketEventReader {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly results: ResultCache,
  ) {
    this.collection = marketEvents.in(db);
  }

  async page(wanted: Wanted, options: PageOptions): Promise<MarketEventPage> {
    const { search = { all: [] }, page, pageSize } = options;
    const filter = { ...wanted, ...allOf(search.all) };
    const skip = (page - 1) * pageSize;
    const documents = await this.inTurn(rankedParts(wanted, options), skip, options);
    const isAll = skip === 0 && documents.length < pageSize;
    const total = isAll ? documents.length : await this.total(filter, options);
    return { items: this.shown(documents, options), total };
  }

  /** Counts at most `MAX_COUNTED`, unless all are counted. */
  total(filter: Wanted, { hint, countsAll }: Pick<PageOptions, 'hint' | 'countsAll'>): Promise<number> {
    const limit = countsAll ? {} : { limit: MAX_COUNTED };
    return this.results.get(['total', filter, limit], {
      compute: () => withIndex(hint, (index) => this.collection.countDocuments(filter, { ...limit, ...index })),
      sizeOf: (total) => total,
    });
  }

  private async inTurn(parts: readonly ReadPart[], skip: number, options: PageOptions): Promise<ShownDocument[]> {
    const found: ShownDocument[] = [];
    let toSkip = skip;
    for (const part of parts) {
      const missing = options.pageSize - found.length;
      if (missing === 0) break;
      const next = await this.read(part, toSkip, missing, options);
      const isSkipped = next.length === 0 && toSkip > 0 && part !== parts.at(-1);
      const skipped = isSkipped ? await this.total(part.filter, { ...options, hint: part.hint }) : toSkip;
      // The total can be half a minute old.
      toSkip = Math.max(0, toSkip - skipped);
      found.push(...next);
    }
    return found;
  }

  private read(
    { filter, sort, hint }: ReadPart,
    skip: number,
    limit: number,
    { fields }: PageOptions,
  ): Promise<ShownDocument[]> {
    return withIndex(hint, (index) =>
      this.collection
        .find<ShownDocument>(filter, { projection: projectionOf(fields), sort, limit, skip, ...index })
        .toArray(),
    );
  }

  /** Pages by ID: a page stays in place when market events are added or deleted. */
  async published(after: string | undefined, limit: number): Promise<PublishedMarketEvent[]> {
    const documents = await this.collection
      .find<Pick<MarketEventDocument, '_id' | 'updatedAt'>>(
        { status: 'published', ...(after && { _id: { $gt: after } }) },
        { projection: { updatedAt: 1 }, sort: { _id: 1 }, limit, hint: 'status_id_updated' },
      )
      .toArray();
    return documents.map(({ _id, updatedAt }) => ({ id: _id, updatedAt }));
  }

  /** Computed by the database from its index alone. */
  async publishedChunks(size: number): Promise<PublishedChunk[]> {
    return this.collection
      .aggregate<PublishedChunk>(
        [
          { $match: { status: 'published' } },
          { $project: { updatedAt: 1 } },
          { $setWindowFields: { sortBy: { _id: 1 }, output: { place: { $documentNumber: {} } } } },
          {
            $group: {
              _id: { $floor: { $divide: [{ $subtract: ['$place', 1] }, size] } },
              lastId: { $max: '$_id' },
              count: { $sum: 1 },
              changed: { $max: '$updatedAt' },
            },
          },
          { $sort: { _id: 1 } },
          { $project: { _id: 0 } },
        ],
        { hint: 'status_id_updated' },
      )
      .toArray();
  }

  async many(ids: readonly string[], actor: Actor | undefined): Promise<MarketEvent[]> {
    const documents = await this.collection
      .find<ShownDocument>({ _id: { $in: [...ids] } }, { projection: withoutIndexFields })
      .toArray();
    return this.shown(
      documents.filter((document) => maySee(document, actor)),
      { actor },
    );
  }

  /** @throws DomainError EVENT.BEING_DELETED while its payments are refunded; NOT_FOUND, also for another organizer's draft. */
  async one(
    filter: Filter<MarketEventDocument>,
    actor: Actor | undefined,
    message = 'Event not found',
  ): Promise<MarketEvent> {
    const document = await this.collection.findOne<ShownDocument>(filter, { projection: withoutIndexFields });
    if (document?.isBeingDeleted && !maySee(document, actor)) {
      throw new DomainError('EVENT.BEING_DELETED', 'This event is canceled. Everyone who paid gets a full refund.');
    }
    if (!document || !maySee(document, actor)) throw notFound(message);
    return toMarketEvent(document, actor, this.clock.now());
  }

  count(filter: Wanted, { limit, hint }: { limit?: number; hint?: string } = {}): Promise<number> {
    return withIndex(hint, (index) => this.collection.countDocuments(filter, { ...(limit && { limit }), ...index }));
  }

  shown(documents: readonly ShownDocument[], { actor, from }: Pick<PageOptions, 'actor' | 'from'>): MarketEvent[] {
    const now = this.clock.now();
    return documents.map((document) => toMarketEvent(document, actor, now, from));
  }
}
