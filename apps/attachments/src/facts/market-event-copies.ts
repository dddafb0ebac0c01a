import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, awaitFact, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { existsAlready } from './exists-already.js';

interface MarketEventCopy {
  _id: string;
  revision: number;
  organizerId: string | null;
}

/** Who owns which market event. */
@Injectable()
export class MarketEventCopies implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await this.db.createCollection(this.copies.collectionName).catch(existsAlready);
  }

  @Reacts(marketEventSaved)
  async keep({ marketEventId, revision, organizerId }: IntegrationData<typeof marketEventSaved>, { session }: Reaction): Promise<void> {
    const known = await this.copies.findOne({ _id: marketEventId }, { session });
    if (known && known.revision >= revision) return;
    await this.copies.replaceOne({ _id: marketEventId }, { revision, organizerId }, { upsert: true, session });
  }

  /** Waits a moment for a market event that was made just now. @throws DomainError NOT_READY */
  async ownerOf(marketEventId: string): Promise<string | null> {
    return (await awaitFact(() => this.copies.findOne({ _id: marketEventId }))).organizerId;
  }

  private get copies() {
    return this.db.collection<MarketEventCopy>('marketEventCopies');
  }
}
