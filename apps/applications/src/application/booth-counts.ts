import { Injectable } from '@nestjs/common';
import { ApplicationReader } from './application.reader.js';
import type { MarketEventReplica } from '../replicas/market-event-replica.schema.js';

/** How many booths market events have left: an accepted application has one. */
@Injectable()
export class BoothCounts {
  constructor(private readonly reader: ApplicationReader) {}

  /** By market event; those without a limit are absent. */
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
}
