import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvent } from '../domain/market-event.decider.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

const WITHDRAW_MARKET_EVENTS = 'withdraw-market-events';
/** One that is taken down would be published again when it is restored. */
const publishedOrTakenDown = [{ status: 'published' as const }, { takenDownReason: { $exists: true } }];

/** Withdraws what the person published, once nothing can make them an owner again. */
@Injectable()
export class OwnerErasedReaction {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = marketEvents.in(db);
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, reaction: Reaction): void {
    reaction.startProcess(WITHDRAW_MARKET_EVENTS, { organizerId: personId });
  }

  @ProcessStep(WITHDRAW_MARKET_EVENTS)
  withdrawSome({ organizerId }: { organizerId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this;
    const filter = { organizerId, $or: publishedOrTakenDown };
    const command = { type: 'withdraw' as const, organizerId };
    return chunk.execute({ aggregate: marketEvent, collection, filter, command });
  }
}
