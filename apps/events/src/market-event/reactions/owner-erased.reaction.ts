import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvent } from '../domain/market-event.decider.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

/** Withdraws what the person published. */
@Injectable()
export class OwnerErasedReaction {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    private readonly store: EventStore,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MarketEventDocument>(marketEvents.collection);
  }

  /** Outside the session: the erasure rewrites the same read model, and both can be repeated. */
  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, { command }: Reaction): Promise<void> {
    const published = await this.collection
      .find({ organizerId: personId, status: 'published' }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of published) {
      const context = { ...command, commandId: `${command.commandId}:${_id}` };
      await this.store.execute(marketEvent, _id, context, { type: 'withdraw', organizerId: personId });
    }
  }
}
