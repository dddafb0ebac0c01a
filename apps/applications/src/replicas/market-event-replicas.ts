import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { marketEventSaved } from '@stallbook/contracts';
import { awaitFact, keepNewest, type Reaction } from '@stallbook/event-store';
import { notFound, startOf, type IntegrationData } from '@stallbook/kernel';
import { documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MARKET_EVENT_REPLICAS, type MarketEventReplica } from './market-event-replica.schema.js';

export type { MarketEventReplica };
export type SavedMarketEvent = IntegrationData<typeof marketEventSaved>;

/** The market events as the events service published them. */
@Injectable()
export class MarketEventReplicas {
  private readonly collection: Collection<MarketEventReplica>;
  readonly find = documentLoader((ids) => this.byIds(ids));

  constructor(
    @InjectModel(MARKET_EVENT_REPLICAS) private readonly markets: Model<MarketEventReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MarketEventReplica>(MARKET_EVENT_REPLICAS);
  }

  /**
   * Waits for a replica that has not arrived yet.
   * @throws DomainError NOT_READY if it does not arrive, NOT_FOUND if the market event was deleted
   */
  async require(marketEventId: string): Promise<MarketEventReplica> {
    const market = await awaitFact(() => this.find(marketEventId));
    if (market.deleted) throw notFound('Event not found');
    return market;
  }

  /**
   * As `require`, for callers who must not learn of drafts. A draft here may have been published meanwhile, so it counts
   * as on its way.
   */
  async requirePublished(marketEventId: string): Promise<MarketEventReplica> {
    const market = await awaitFact(async () => {
      const found = await this.find(marketEventId);
      return found?.status === 'published' || found?.deleted ? found : null;
    });
    if (market.deleted) throw notFound('Event not found');
    return market;
  }

  /** For people who read an ID. Null if none has arrived. */
  async titleOf(marketEventId: string): Promise<string | null> {
    return (await this.find(marketEventId))?.title ?? null;
  }

  async isDeleted(marketEventId: string): Promise<boolean> {
    return (await this.find(marketEventId))?.deleted === true;
  }

  async deletedAmong(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.markets.find({ _id: { $in: [...new Set(ids)] }, deleted: true }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }

  byIds(ids: readonly string[]): Promise<MarketEventReplica[]> {
    return this.markets
      .find({ _id: { $in: [...ids] } })
      .lean()
      .exec();
  }

  async idsOwnedBy(organizerId: string): Promise<string[]> {
    const owned = await this.markets.find({ organizerId, deleted: false }, { _id: 1 }).lean();
    return owned.map(({ _id }) => _id);
  }

  /** 0 if none has arrived. */
  async revisionOf(marketEventId: string, session: ClientSession): Promise<number> {
    const found = await this.markets.findById(marketEventId, { revision: 1 }, { session }).lean();
    return found?.revision ?? 0;
  }

  save(saved: SavedMarketEvent, { write }: Reaction): void {
    const replica = { ...saved, _id: saved.marketEventId, startsAt: startOf(saved), deleted: false };
    write(this.collection, keepNewest(replica));
  }

  /** Final: no later message is newer. */
  markDeleted(marketEventId: string, { write }: Reaction): void {
    const update = { $set: { deleted: true, revision: Number.MAX_SAFE_INTEGER } };
    write(this.collection, { updateOne: { filter: { _id: marketEventId }, update, upsert: true } });
  }
}
