import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound, type IntegrationData } from '@stallbook/kernel';
import type { marketEventSaved } from '@stallbook/contracts';
import { awaitFact } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { startOf } from './domain/application-window.js';

export type MarketEventFacts = IntegrationData<typeof marketEventSaved>;

export interface MarketEventCopy extends MarketEventFacts {
  _id: string;
  startsAt: Date;
  /** The market event is gone; the entry stays, so that a late message does not bring it back. */
  deleted: boolean;
}

/** What this service knows of market events, as the events service told it. */
@Injectable()
export class MarketEventCopies implements OnModuleInit {
  readonly collection: Collection<MarketEventCopy>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<MarketEventCopy>('marketEventCopies');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndexes([{ key: { organizerId: 1 } }]);
  }

  /**
   * The copy, which may still be on its way.
   * @throws DomainError NOT_READY when it does not come, NOT_FOUND when the market event was deleted.
   */
  async require(marketEventId: string): Promise<MarketEventCopy> {
    const copy = await awaitFact(() => this.collection.findOne({ _id: marketEventId }));
    if (copy.deleted) throw notFound('Event not found');
    return copy;
  }

  /**
   * As `require`, for whoever cannot know of a draft: one that is a draft here may have been published meanwhile.
   * @throws DomainError NOT_READY, also for a draft; NOT_FOUND when the market event was deleted.
   */
  async requirePublished(marketEventId: string): Promise<MarketEventCopy> {
    const visible = { _id: marketEventId, $or: [{ status: 'published' as const }, { deleted: true }] };
    const copy = await awaitFact(() => this.collection.findOne(visible));
    if (copy.deleted) throw notFound('Event not found');
    return copy;
  }

  byIds(ids: readonly string[]): Promise<MarketEventCopy[]> {
    return this.collection.find({ _id: { $in: [...ids] } }).toArray();
  }

  async idsOwnedBy(organizerId: string): Promise<string[]> {
    const owned = await this.collection.find({ organizerId, deleted: false }, { projection: { _id: 1 } }).toArray();
    return owned.map(({ _id }) => _id);
  }

  /** Never replaces a newer copy by an older one. */
  async save(facts: MarketEventFacts, session: ClientSession): Promise<void> {
    const _id = facts.marketEventId;
    const known = await this.collection.findOne({ _id }, { session });
    if (known && (known.deleted || known.revision >= facts.revision)) return;
    const copy = { ...facts, startsAt: startOf(facts), deleted: false };
    await this.collection.replaceOne({ _id }, copy, { upsert: true, session });
  }

  async markDeleted(marketEventId: string, session: ClientSession): Promise<void> {
    await this.collection.updateOne({ _id: marketEventId }, { $set: { deleted: true } }, { upsert: true, session });
  }
}
