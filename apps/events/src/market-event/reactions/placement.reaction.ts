import { Inject, Injectable } from '@nestjs/common';
import { marketEventSaved, membershipSaved } from '@stallbook/contracts';
import {
  EventStore,
  ProcessStep,
  Reacts,
  type CollectedWork,
  type CommandContext,
  type ProcessChunk,
  type Reaction,
} from '@stallbook/event-store';
import { newId, type IntegrationData } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvent } from '../domain/market-event.decider.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

const PLACE_MARKET_EVENTS = 'place-market-events';

interface Saved {
  marketEventId: string;
  organizerId: string | null;
  command: CommandContext;
}

/** Places the market events of organizers whose plan boosts listings ahead of the others. */
@Injectable()
export class PlacementReaction {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly memberships: MembershipReplicas,
    @Inject(DB) db: Db,
  ) {
    this.collection = marketEvents.in(db);
  }

  @Reacts(membershipSaved)
  planChanged({ personId }: IntegrationData<typeof membershipSaved>, reaction: Reaction): void {
    reaction.startProcess(PLACE_MARKET_EVENTS, { organizerId: personId });
  }

  /** A new market event, or one with a new owner. */
  @Reacts(marketEventSaved)
  saved(
    { marketEventId, organizerId }: IntegrationData<typeof marketEventSaved>,
    { collect, command }: Reaction,
  ): void {
    collect(this.placeSaved, { marketEventId, organizerId, command });
  }

  private readonly placeSaved: CollectedWork<Saved> = async (saved, { session }) => {
    const boosting = await this.memberships.boosting(
      saved.flatMap(({ organizerId }) => organizerId ?? []),
      session,
    );
    const ids = saved.map(({ marketEventId }) => marketEventId);
    const stored = await this.collection.find({ _id: { $in: ids } }, { session, projection: { boosted: 1 } }).toArray();
    const placed = new Map(stored.map(({ _id, boosted }) => [_id, boosted]));
    for (const { marketEventId, organizerId, command } of saved) {
      const boosted = organizerId !== null && boosting.has(organizerId);
      if (!placed.has(marketEventId) || placed.get(marketEventId) === boosted) continue;
      const place = { type: 'place' as const, organizerId, boosted };
      // Placing it again changes nothing, and a repeated ID would fail the whole delivery.
      const context = { ...command, commandId: newId() };
      await this.store.transaction(context, (tx) => tx.execute(marketEvent, marketEventId, place), { session });
    }
  };

  @ProcessStep(PLACE_MARKET_EVENTS)
  async placeSome({ organizerId }: { organizerId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this;
    const boosted = (await this.memberships.boosting([organizerId], chunk.session)).has(organizerId);
    const command = { type: 'place' as const, organizerId, boosted };
    return chunk.execute({ aggregate: marketEvent, collection, filter: { organizerId }, command });
  }
}
