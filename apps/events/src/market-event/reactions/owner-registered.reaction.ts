import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { profileSaved } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

/** Assigns market events whose approved claim waited for the address of a new organizer. */
@Injectable()
export class OwnerRegisteredReaction {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly addresses: AddressHash,
    private readonly organizers: OrganizerReplicas,
    @Inject(DB) db: Db,
  ) {
    this.collection = marketEvents.in(db);
  }

  @Reacts(profileSaved)
  async saved(profile: IntegrationData<typeof profileSaved>, { session, command }: Reaction): Promise<void> {
    const { role, email, personId: organizerId } = profile;
    if (role !== 'organizer') return;
    const waiting = await this.collection
      .find({ waitsFor: { $in: this.addresses.every(email) } }, { projection: { _id: 1, waitsFor: 1 }, session })
      .toArray();
    if (waiting.length === 0 || (await this.organizers.isErased(organizerId, session))) return;
    const commands = waiting.map(({ _id: id, waitsFor: contactSubject = '' }) => ({
      id,
      command: { type: 'assign-owner' as const, organizerId, contactSubject },
    }));
    await this.store.transaction(command, (tx) => tx.executeMany(marketEvent, commands), { session });
  }
}
