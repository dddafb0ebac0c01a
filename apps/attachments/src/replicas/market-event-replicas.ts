import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventSaved } from '@stallbook/contracts';
import { awaitFact, keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import { notFound, permissionDenied, type Actor, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MARKET_EVENT_REPLICAS, type MarketEventReplica } from './market-event-replica.schema.js';

/** The owner and the visibility of each market event. */
@Injectable()
export class MarketEventReplicas {
  private readonly collection: Collection<MarketEventReplica>;

  constructor(
    @InjectModel(MARKET_EVENT_REPLICAS) private readonly markets: Model<MarketEventReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MarketEventReplica>(MARKET_EVENT_REPLICAS);
  }

  @Reacts(marketEventSaved)
  save(facts: IntegrationData<typeof marketEventSaved>, { write }: Reaction): void {
    const { marketEventId, revision, organizerId, status, takenDown } = facts;
    const replica = { _id: marketEventId, revision, organizerId, status };
    write(
      this.collection,
      keepNewest<MarketEventReplica>({ ...replica, ...(takenDown !== undefined && { takenDown }) }),
    );
  }

  /** Waits a moment for a market event that was just created. @throws DomainError NOT_READY */
  async ownerOf(marketEventId: string): Promise<string | null> {
    return (await this.find(marketEventId)).organizerId;
  }

  async revisionOf(marketEventId: string, session: ClientSession): Promise<number> {
    const found = await this.markets.findById(marketEventId, { revision: 1 }, { session }).lean();
    return found?.revision ?? 0;
  }

  /**
   * In the transaction of what only the owner may do: a concurrent change of the owner conflicts, because both write the
   * market.
   * @throws DomainError PERMISSION_DENIED, also if the market event is not known
   */
  async requireOwner(marketEventId: string, organizerId: string, session: ClientSession): Promise<void> {
    const owned = { _id: marketEventId, organizerId };
    const { matchedCount } = await this.markets.updateOne(owned, { $inc: { writes: 1 } }, { session });
    if (matchedCount === 0) throw permissionDenied();
  }

  /** Those of the given market events that belong to the person. */
  async ownedBy(organizerId: string, marketEventIds: readonly string[]): Promise<Set<string>> {
    if (marketEventIds.length === 0) return new Set();
    const owned = await this.markets.find({ _id: { $in: [...marketEventIds] }, organizerId }, { _id: 1 }).lean();
    return new Set(owned.map(({ _id }) => _id));
  }

  /** A hidden event looks like a missing one. @throws DomainError NOT_FOUND, NOT_READY */
  async requireVisible(marketEventId: string, actor: Actor): Promise<void> {
    const { status, organizerId } = await this.find(marketEventId);
    if (status !== 'published' && actor.role !== 'admin' && organizerId !== actor.id) throw notFound('Event not found');
  }

  /** False for one that is not known yet. */
  async isTakenDown(marketEventId: string): Promise<boolean> {
    return (await this.markets.exists({ _id: marketEventId, takenDown: true })) !== null;
  }

  private find(marketEventId: string): Promise<MarketEventReplica> {
    return awaitFact(() => this.markets.findOne({ _id: marketEventId }).lean().exec());
  }
}
