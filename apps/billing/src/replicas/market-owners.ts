import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongodb';
import { Replicas, type MarketEventReplica } from './replicas.js';

/**
 * Whose a market event is, and whether it is still there. Acceptances and changes of owner come by different topics, in
 * any order and perhaps at once. Each therefore writes the market event's one entry, in the transaction of its effect:
 * of two at once, one starts again and sees what the other did.
 */
@Injectable()
export class MarketOwners {
  constructor(private readonly copies: Replicas) {}

  /** Keeps what was told, unless something newer is known. True when the market event has another owner by it. */
  async save(
    { marketEventId, revision, title, organizerId }: Omit<MarketEventReplica, '_id'> & { marketEventId: string },
    session: ClientSession,
  ): Promise<boolean> {
    const copy = { _id: marketEventId, revision, title, organizerId };
    const isKnown = { $gte: [{ $ifNull: ['$revision', -1] }, revision] };
    // One round trip, since market events may come by the thousand.
    const before = await this.copies.markets.findOneAndUpdate(
      { _id: marketEventId },
      [{ $replaceWith: { $cond: [isKnown, '$$ROOT', { $literal: copy }] } }],
      { upsert: true, returnDocument: 'before', session },
    );
    return before !== null && before.revision < revision && before.organizerId !== organizerId;
  }

  /** For good: nothing that is told later is newer. */
  async markDeleted(marketEventId: string, session: ClientSession): Promise<void> {
    const gone = { deleted: true, revision: Number.MAX_SAFE_INTEGER };
    const $setOnInsert = { title: null, organizerId: null };
    await this.copies.markets.updateOne(
      { _id: marketEventId },
      { $set: gone, $setOnInsert },
      { upsert: true, session },
    );
  }

  /** Null where it has none, or is gone. */
  async ownerOf(marketEventId: string, session: ClientSession): Promise<string | null> {
    const market = await this.copies.markets.findOne({ _id: marketEventId }, { session });
    return market && !market.deleted ? market.organizerId : null;
  }

  /**
   * Who is to be paid for a booth that `organizerId` gave away; null when the market event is gone. Until it is told
   * otherwise that is they.
   */
  async payee(marketEventId: string, organizerId: string, session: ClientSession): Promise<string | null> {
    const market = await this.copies.markets.findOneAndUpdate(
      { _id: marketEventId },
      { $inc: { dues: 1 }, $setOnInsert: { revision: 0, title: null, organizerId } },
      { upsert: true, returnDocument: 'after', session },
    );
    return market?.deleted ? null : (market?.organizerId ?? organizerId);
  }
}
