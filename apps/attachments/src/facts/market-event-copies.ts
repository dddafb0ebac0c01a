import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, awaitFact, ensureCollections, keepNewest, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';

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
    await ensureCollections(this.db, [this.copies.collectionName]);
  }

  @Reacts(marketEventSaved)
  keep(facts: IntegrationData<typeof marketEventSaved>, { write }: Reaction): void {
    const { marketEventId, revision, organizerId } = facts;
    write(this.copies, keepNewest({ _id: marketEventId, revision, organizerId }));
  }

  /** Waits a moment for a market event that was made just now. @throws DomainError NOT_READY */
  async ownerOf(marketEventId: string): Promise<string | null> {
    return (await awaitFact(() => this.copies.findOne({ _id: marketEventId }))).organizerId;
  }

  private get copies() {
    return this.db.collection<MarketEventCopy>('marketEventCopies');
  }
}
