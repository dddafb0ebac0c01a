import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
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

  constructor(
    private readonly store: EventStore,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MarketEventDocument>(marketEvents.collection);
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, reaction: Reaction): void {
    reaction.startProcess(WITHDRAW_MARKET_EVENTS, { organizerId: personId });
  }

  @ProcessStep(WITHDRAW_MARKET_EVENTS)
  async withdrawSome(
    { organizerId }: { organizerId: string },
    { after, limit, session, command }: ProcessChunk,
  ): Promise<string[]> {
    const published = await this.collection
      .find({ organizerId, $or: publishedOrTakenDown, _id: { $gt: after } }, { session, projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const commands = published.map(({ _id: id }) => ({ id, command: { type: 'withdraw' as const, organizerId } }));
    await this.store.transaction(command, (tx) => tx.executeMany(marketEvent, commands), { session });
    return commands.map(({ id }) => id);
  }
}
