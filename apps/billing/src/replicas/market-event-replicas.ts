import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { batchLoader } from '@stallbook/kernel/concurrency';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { MARKET_EVENT_REPLICAS, type MarketEventReplica } from './market-event-replica.schema.js';

/**
 * Acceptances and changes of owner come by different topics, in any order. Both write the market event's entry in the
 * transaction of their effect, so concurrent ones conflict and the second sees the first.
 */
@Injectable()
export class MarketEventReplicas {
  constructor(@InjectModel(MARKET_EVENT_REPLICAS) private readonly markets: Model<MarketEventReplica>) {}

  /** Concurrent calls share one query. */
  readonly find = batchLoader((ids) => this.byIds(ids));

  async byIds(ids: readonly string[]): Promise<Map<string, MarketEventReplica>> {
    const found = await this.markets.find({ _id: { $in: [...new Set(ids)] } }).lean();
    return new Map(found.map((market) => [market._id, market]));
  }

  /** Staff took it down, or its organizer left. */
  async isHidden(marketEventId: string, session?: ClientSession): Promise<boolean> {
    const hidden = { _id: marketEventId, status: 'draft' as const };
    return (await this.markets.findOne(hidden, null, session && { session }).lean()) !== null;
  }

  /** Ignores older revisions. @returns what changed */
  async save(
    {
      marketEventId,
      revision,
      title,
      startDate,
      status,
      organizerId,
    }: Omit<MarketEventReplica, '_id'> & { marketEventId: string },
    session: ClientSession,
  ): Promise<{ hasNewOwner: boolean; isNowHidden: boolean }> {
    const replica = { _id: marketEventId, revision, title, startDate, status, organizerId };
    const isKnown = { $gte: [{ $ifNull: ['$revision', -1] }, revision] };
    const before = await this.markets
      .findOneAndUpdate(
        { _id: marketEventId },
        [{ $replaceWith: { $cond: [isKnown, '$$ROOT', { $literal: replica }] } }],
        { upsert: true, returnDocument: 'before', session, updatePipeline: true },
      )
      .lean();
    const isNews = before !== null && before.revision < revision;
    return {
      hasNewOwner: isNews && before.organizerId !== organizerId,
      isNowHidden: isNews && before.status !== 'draft' && status === 'draft',
    };
  }

  /** For good: no later message has a higher revision. */
  async markDeleted(marketEventId: string, session: ClientSession): Promise<void> {
    const $set = { deleted: true, revision: Number.MAX_SAFE_INTEGER };
    const $setOnInsert = { title: null, organizerId: null };
    await this.markets.updateOne({ _id: marketEventId }, { $set, $setOnInsert }, { upsert: true, session });
  }

  /** null: it has none, or was deleted. */
  async ownerOf(marketEventId: string, session: ClientSession): Promise<string | null> {
    const market = await this.markets.findOne({ _id: marketEventId }, null, { session }).lean();
    return market && !market.deleted ? market.organizerId : null;
  }

  /** The organizer to be paid for a booth that `organizerId` assigned; null if the market event was deleted. */
  async payee(marketEventId: string, organizerId: string, session: ClientSession): Promise<string | null> {
    const market = await this.markets
      .findOneAndUpdate(
        { _id: marketEventId },
        { $inc: { dues: 1 }, $setOnInsert: { revision: 0, title: null, organizerId } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return market?.deleted ? null : (market?.organizerId ?? organizerId);
  }
}
