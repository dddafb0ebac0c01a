import { Inject, Injectable } from '@nestjs/common';
import { inChunks, notFound, type Actor } from '@stallbook/kernel';
import { DB, readPage, type PageWanted } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { seenByVendor } from './domain/deferred-decision.js';
import { comparing, inOrder, type IndexedOrder } from './application-order.js';
import { applications, type ApplicationDocument } from './application.projection.js';

type ApplicationFilter = Filter<ApplicationDocument>;

interface Slice {
  skip: number;
  limit: number;
}

const MARKETS_PER_QUERY = 30;
const chunksOf = (marketEventIds: readonly string[]) =>
  inChunks(marketEventIds, MARKETS_PER_QUERY).map((ids) => ({ marketEventId: { $in: ids } }));

/** The read model, and the one place that says who may see an application. */
@Injectable()
export class ApplicationReader {
  readonly collection: Collection<ApplicationDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly markets: MarketEventReplicas,
  ) {
    this.collection = db.collection<ApplicationDocument>(applications.collection);
  }

  /**
   * Only the vendor and the organizer of the market event see an application; the organizer sees no drafts.
   * @throws DomainError NOT_FOUND for everyone else, so that its existence is not revealed
   */
  async asParty(id: string, actor: Actor): Promise<ApplicationDocument> {
    const found = await this.collection.findOne({ _id: id });
    if (found?.vendorId === actor.id) return seenByVendor(found);
    if (found && (await this.ownsMarketOf(found, actor))) return found;
    throw notFound('Application not found');
  }

  /** Of these, the ones that were sent to market events of the organizer. */
  async sentTo(organizerId: string, ids: readonly string[]): Promise<ApplicationDocument[]> {
    const found = await this.collection.find({ _id: { $in: [...ids] }, status: { $ne: 'draft' } }).toArray();
    const markets = await this.markets.byIds([...new Set(found.map(({ marketEventId }) => marketEventId))]);
    const owned = new Set(
      markets.filter((one) => !one.deleted && one.organizerId === organizerId).map(({ _id }) => _id),
    );
    return found.filter(({ marketEventId }) => owned.has(marketEventId));
  }

  /** A slice of the applications to these market events. */
  async slice(
    marketEventIds: readonly string[],
    filter: ApplicationFilter,
    order: IndexedOrder,
    { skip, limit }: Slice,
  ): Promise<ApplicationDocument[]> {
    const chunks = chunksOf(marketEventIds);
    const find = (chunk: ApplicationFilter, slice: Slice) =>
      this.collection.find({ ...filter, ...chunk }, { ...inOrder(order, filter), ...slice }).toArray();
    if (chunks[0] && chunks.length === 1) return find(chunks[0], { skip, limit });
    const parts = await Promise.all(chunks.map((chunk) => find(chunk, { skip: 0, limit: skip + limit })));
    return parts
      .flat()
      .sort(comparing(order))
      .slice(skip, skip + limit);
  }

  async count(marketEventIds: readonly string[], filter: ApplicationFilter): Promise<number> {
    const counts = await Promise.all(
      chunksOf(marketEventIds).map((chunk) => this.collection.countDocuments({ ...filter, ...chunk })),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async categories(marketEventIds: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      chunksOf(marketEventIds).map((chunk) => this.collection.distinct('categories', chunk)),
    );
    return [...new Set(found.flat())].sort((a, b) => a.localeCompare(b));
  }

  newest(filter: ApplicationFilter, page: PageWanted): Promise<{ items: ApplicationDocument[]; total: number }> {
    return readPage(this.collection, filter, page, { sort: { createdAt: -1, _id: 1 } });
  }

  private async ownsMarketOf(found: ApplicationDocument, actor: Actor): Promise<boolean> {
    if (found.status === 'draft') return false;
    const [market] = await this.markets.byIds([found.marketEventId]);
    return market !== undefined && !market.deleted && market.organizerId === actor.id;
  }
}
