import { Inject, Injectable } from '@nestjs/common';
import { marketEventSaved, membershipSaved } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { marketEvent } from '../domain/market-event.decider.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

const PLACE_MARKET_EVENTS = 'place-market-events';

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
  async saved(
    { marketEventId, organizerId }: IntegrationData<typeof marketEventSaved>,
    { session, command }: Reaction,
  ): Promise<void> {
    const boosted = await this.boosts(organizerId, session);
    const stored = await this.collection.findOne({ _id: marketEventId }, { session, projection: { boosted: 1 } });
    if (!stored || stored.boosted === boosted) return;
    const context = { ...command, commandId: `${command.commandId}/placement` };
    const place = { type: 'place' as const, organizerId, boosted };
    await this.store.transaction(context, (tx) => tx.execute(marketEvent, marketEventId, place), { session });
  }

  @ProcessStep(PLACE_MARKET_EVENTS)
  async placeSome({ organizerId }: { organizerId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this;
    const boosted = await this.boosts(organizerId, chunk.session);
    const command = { type: 'place' as const, organizerId, boosted };
    return chunk.execute({ aggregate: marketEvent, collection, filter: { organizerId }, command });
  }

  private async boosts(organizerId: string | null, session: ClientSession): Promise<boolean> {
    if (organizerId === null) return false;
    return (await this.memberships.find(organizerId, session))?.canBoostListings === true;
  }
}
