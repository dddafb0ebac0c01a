import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { marketEventSaved } from '@stallbook/contracts';
import { Reacts, awaitFact, ensureCollections, keepNewest, type Reaction } from '@stallbook/event-store';
import { notFound, type Actor, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';

interface MarketEventReplica {
  _id: string;
  revision: number;
  organizerId: string | null;
  status: 'draft' | 'published';
}

/** The owner and the visibility of each market event. */
@Injectable()
export class MarketEventReplicas implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.replicas.collectionName]);
  }

  @Reacts(marketEventSaved)
  save(facts: IntegrationData<typeof marketEventSaved>, { write }: Reaction): void {
    const { marketEventId, revision, organizerId, status } = facts;
    write(this.replicas, keepNewest({ _id: marketEventId, revision, organizerId, status }));
  }

  /** Waits a moment for a market event that was just created. @throws DomainError NOT_READY */
  async ownerOf(marketEventId: string): Promise<string | null> {
    return (await this.find(marketEventId)).organizerId;
  }

  /** A hidden event looks like a missing one. @throws DomainError NOT_FOUND, NOT_READY */
  async requireVisible(marketEventId: string, actor: Actor): Promise<void> {
    const { status, organizerId } = await this.find(marketEventId);
    if (status !== 'published' && actor.role !== 'admin' && organizerId !== actor.id) throw notFound('Event not found');
  }

  private find(marketEventId: string): Promise<MarketEventReplica> {
    return awaitFact(() => this.replicas.findOne({ _id: marketEventId }));
  }

  private get replicas() {
    return this.db.collection<MarketEventReplica>('marketEventCopies');
  }
}
