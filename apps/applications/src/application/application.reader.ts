import { Inject, Injectable } from '@nestjs/common';
import { notFound, type Actor } from '@stallbook/kernel';
import { DB, readPage, type PageWanted } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { byMarketEvents, countOf, sliceOf, type Slice } from '../replicas/by-market-events.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { seenByVendor } from './domain/deferred-decision.js';
import { inOrder, type IndexedOrder } from './application-order.js';
import { applications, type ApplicationDocument } from './application.projection.js';

type ApplicationFilter = Filter<ApplicationDocument>;

/** The read model, and the one place that says who may see an application. */
@Injectable()
export class ApplicationReader {
  readonly collection: Collection<ApplicationDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly markets: MarketEventReplicas,
  ) {
    this.collection = applications.in(db);
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

  /** @throws DomainError NOT_FOUND where there is nothing that an organizer could decide on */
  async reviewable(id: string): Promise<ApplicationDocument> {
    const found = await this.collection.findOne({ _id: id });
    if (!found || found.status === 'draft') throw notFound('Application not found');
    return found;
  }

  /** The given applications that were sent to market events of the organizer. */
  async sentTo(organizerId: string, ids: readonly string[]): Promise<ApplicationDocument[]> {
    const found = await this.collection.find({ _id: { $in: [...ids] }, status: { $ne: 'draft' } }).toArray();
    const markets = await this.markets.byIds([...new Set(found.map(({ marketEventId }) => marketEventId))]);
    const owned = new Set(
      markets.filter((one) => !one.deleted && one.organizerId === organizerId).map(({ _id }) => _id),
    );
    return found.filter(({ marketEventId }) => owned.has(marketEventId));
  }

  /** A slice of the applications to these market events. */
  slice(
    marketEventIds: readonly string[],
    filter: ApplicationFilter,
    order: IndexedOrder,
    slice: Slice,
  ): Promise<ApplicationDocument[]> {
    return sliceOf(this.collection, marketEventIds, filter, inOrder(order, filter), slice);
  }

  count(marketEventIds: readonly string[], filter: ApplicationFilter): Promise<number> {
    return countOf(this.collection, marketEventIds, filter);
  }

  /** In one pass, for which an index is enough as long as nothing else narrows it. */
  async countByStatus(
    marketEventIds: readonly string[],
    filter: ApplicationFilter,
  ): Promise<ReadonlyMap<ApplicationDocument['status'], number>> {
    const groups = await Promise.all(
      byMarketEvents(marketEventIds).map((chunk) =>
        this.collection
          .aggregate<{ _id: ApplicationDocument['status']; count: number }>([
            { $match: { ...filter, ...chunk } },
            { $group: { _id: '$status', count: { $sum: 1 } } },
          ])
          .toArray(),
      ),
    );
    const counts = new Map<ApplicationDocument['status'], number>();
    for (const { _id, count } of groups.flat()) counts.set(_id, (counts.get(_id) ?? 0) + count);
    return counts;
  }

  /** Without those of drafts, which have no `appliedAt`. */
  async categories(marketEventIds: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      byMarketEvents(marketEventIds).map((chunk) =>
        this.collection.distinct('categories', { ...chunk, appliedAt: { $ne: null } }),
      ),
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
