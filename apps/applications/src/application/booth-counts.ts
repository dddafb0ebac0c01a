import { Injectable } from '@nestjs/common';
import { MAX_SHARED_BOOTHS } from '@stallbook/contracts';
import { ApplicationReader } from './application.reader.js';
import type { MarketEventReplica } from '../replicas/market-event-replica.schema.js';

/** The booths of market events: an accepted application has one. */
@Injectable()
export class BoothCounts {
  constructor(private readonly reader: ApplicationReader) {}

  /** How many are left, by market event; those without a limit are absent. */
  async left(markets: readonly MarketEventReplica[]): Promise<Map<string, number>> {
    const ids = markets.map(({ _id }) => _id);
    const groups = await this.reader.collection
      .aggregate<{ _id: string; count: number }>([
        { $match: { marketEventId: { $in: ids }, status: 'accepted' } },
        { $group: { _id: '$marketEventId', count: { $sum: 1 } } },
      ])
      .toArray();
    const accepted = new Map(groups.map(({ _id, count }) => [_id, count]));
    return new Map(
      markets.flatMap(({ _id, maxVendors }) =>
        maxVendors === null ? [] : [[_id, Math.max(0, maxVendors - (accepted.get(_id) ?? 0))] as const],
      ),
    );
  }

  /** Those that several accepted applications have. */
  async shared(marketEventId: string): Promise<string[]> {
    const groups = await this.reader.collection
      .aggregate<{ _id: string }>([
        { $match: { marketEventId, status: 'accepted', booth: { $ne: null } } },
        { $group: { _id: '$booth', count: { $sum: 1 } } },
        { $match: { count: { $gt: 1 } } },
        { $sort: { _id: 1 } },
        { $limit: MAX_SHARED_BOOTHS },
      ])
      .toArray();
    return groups.map(({ _id }) => _id);
  }
}
