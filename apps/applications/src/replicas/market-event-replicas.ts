import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound, type IntegrationData } from '@stallbook/kernel';
import type { marketEventSaved } from '@stallbook/contracts';
import { awaitFact, keepNewest, type Reaction } from '@stallbook/event-store';
import { documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { startOf } from './domain/application-window.js';

export type MarketEventFacts = IntegrationData<typeof marketEventSaved>;

export interface MarketEventReplica extends MarketEventFacts {
  _id: string;
  startsAt: Date;
  /** The market event is gone; the entry stays, so that a late message does not bring it back. */
  deleted: boolean;
}

/** What this service knows of market events, as the events service told it. */
@Injectable()
export class MarketEventReplicas implements OnModuleInit {
  readonly collection: Collection<MarketEventReplica>;
  /** The copy, if it is there. */
  readonly find = documentLoader((ids) => this.byIds(ids));

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<MarketEventReplica>('marketEventCopies');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndexes([{ key: { organizerId: 1 } }]);
  }

  /**
   * The copy, which may still be on its way.
   * @throws DomainError NOT_READY when it does not come, NOT_FOUND when the market event was deleted.
   */
  async require(marketEventId: string): Promise<MarketEventReplica> {
    const copy = await awaitFact(() => this.find(marketEventId));
    if (copy.deleted) throw notFound('Event not found');
    return copy;
  }

  /**
   * As `require`, for whoever cannot know of a draft: one that is a draft here may have been published meanwhile.
   * @throws DomainError NOT_READY, also for a draft; NOT_FOUND when the market event was deleted.
   */
  async requirePublished(marketEventId: string): Promise<MarketEventReplica> {
    const visible = { _id: marketEventId, $or: [{ status: 'published' as const }, { deleted: true }] };
    const copy = await awaitFact(() => this.collection.findOne(visible));
    if (copy.deleted) throw notFound('Event not found');
    return copy;
  }

  byIds(ids: readonly string[]): Promise<MarketEventReplica[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }

  async idsOwnedBy(organizerId: string): Promise<string[]> {
    const owned = await this.collection.find({ organizerId, deleted: false }, { projection: { _id: 1 } }).toArray();
    return owned.map(({ _id }) => _id);
  }

  save(facts: MarketEventFacts, { write }: Reaction): void {
    const copy = { ...facts, _id: facts.marketEventId, startsAt: startOf(facts), deleted: false };
    write(this.collection, keepNewest(copy));
  }

  /** For good: nothing that is told later is newer. */
  markDeleted(marketEventId: string, { write }: Reaction): void {
    const update = { $set: { deleted: true, revision: Number.MAX_SAFE_INTEGER } };
    write(this.collection, { updateOne: { filter: { _id: marketEventId }, update, upsert: true } });
  }
}
