import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { EventStore, PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { claimsView, type ClaimDocument } from '../../claim/claim.projection.js';
import { withdraw } from '../../market-event/domain/market-event.decider.js';
import { marketEvent } from '../../market-event/domain/market-event.js';
import { marketEventsView, type MarketEventDocument } from '../../market-event/market-event.projection.js';
import { Organizers } from '../organizers.js';

/** Withdraws what the person published, and destroys their keys, those of their addresses and the plain copies. */
@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: Organizers,
    private readonly eraser: PersonEraser,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(personErased)
  async handle({ personId, addresses }: IntegrationData<typeof personErased>, reaction: Reaction): Promise<void> {
    // Outside the session on purpose: both can be repeated, and it must not meet its own writes to the read models.
    await this.withdrawAll(personId, reaction);
    const claimed = await this.db
      .collection<ClaimDocument>(claimsView.collection)
      .distinct('contactSubject', { organizerId: personId });
    for (const subject of new Set([personId, ...addresses, ...claimed])) await this.eraser.erase(subject);
    await this.organizers.forget(personId, reaction.session);
  }

  private async withdrawAll(organizerId: string, { command }: Reaction): Promise<void> {
    const published = await this.db
      .collection<MarketEventDocument>(marketEventsView.collection)
      .find({ organizerId, status: 'published' }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of published) {
      const context = { ...command, commandId: `${command.commandId}:${_id}` };
      await this.store.execute(marketEvent, _id, context, (state) => withdraw(state, { organizerId }));
    }
  }
}
