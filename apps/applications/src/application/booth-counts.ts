import { Injectable } from '@nestjs/common';
import { MAX_BOOTHS } from '@stallbook/contracts';
import type { Filter } from 'mongodb';
import type { ApplicationDocument } from './application.projection.js';
import { ApplicationReader } from './application.reader.js';
import type { MarketEventReplica } from '../replicas/market-event-replica.schema.js';

/** The booths of market events: an accepted application has one. */
@Injectable()
export class BoothCounts {
  constructor(private readonly reader: ApplicationReader) {}

  /** How many are left, by market event; those without a limit are absent. */
  left(markets: readonly MarketEventReplica[]): Promise<Map<string, number>> {
    return this.without({ status: 'accepted' }, markets);
  }

  /** As vendors know it, who must not learn of a held decision from the last booth. No index is enough for it. */
  leftToVendors(markets: readonly MarketEventReplica[]): Promise<Map<string, number>> {
    return this.without({ status: 'accepted', heldBy: null }, markets);
  }

  private async without(
    accepted: Filter<ApplicationDocument>,
    markets: readonly MarketEventReplica[],
  ): Promise<Map<string, number>> {
    const ids = markets.map(({ _id }) => _id);
    const groups = await this.reader.collection
      .aggregate<{ _id: string; count: number }>([
        { $match: { ...accepted, marketEventId: { $in: ids } } },
        { $group: { _id: '$marketEventId', count: { $sum: 1 } } },
      ])
      .toArray();
    const taken = new Map(groups.map(({ _id, count }) => [_id, count]));
    return new Map(
      markets.flatMap(({ _id, maxVendors }) =>
        maxVendors === null ? [] : [[_id, Math.max(0, maxVendors - (taken.get(_id) ?? 0))] as const],
      ),
    );
  }

  /** Those that accepted applications have, and, in lower case, those that several have. */
  async given(marketEventId: string): Promise<{ taken: string[]; shared: string[] }> {
    const groups = await this.reader.collection
      .aggregate<{ _id: string; name: string; count: number }>([
        { $match: { marketEventId, status: 'accepted', booth: { $ne: null } } },
        { $group: { _id: '$booth', name: { $first: '$boothLocation' }, count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
        { $limit: MAX_BOOTHS },
      ])
      .toArray();
    return {
      taken: groups.map(({ name }) => name),
      shared: groups.filter(({ count }) => count > 1).map(({ _id }) => _id),
    };
  }
}
