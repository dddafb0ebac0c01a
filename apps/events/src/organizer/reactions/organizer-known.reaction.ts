import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { profileSaved } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvent } from '../../market-event/domain/market-event.js';
import { assignOwner } from '../../market-event/domain/market-event.decider.js';
import { marketEventsView, type MarketEventDocument } from '../../market-event/market-event.projection.js';
import { Organizers } from '../organizers.js';

/** Remembers which organizer an address belongs to; approved claims that waited for the address become theirs. */
@Injectable()
export class OrganizerKnownReaction {
  private readonly marketEvents: Collection<MarketEventDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly organizers: Organizers,
    private readonly addresses: AddressHash,
    @Inject(DB) db: Db,
  ) {
    this.marketEvents = db.collection<MarketEventDocument>(marketEventsView.collection);
  }

  @Reacts(profileSaved)
  async handle(profile: IntegrationData<typeof profileSaved>, { session, command }: Reaction): Promise<void> {
    if (profile.role !== 'organizer') return;
    const hashes = this.addresses.every(profile.email);
    await this.organizers.save(profile.personId, hashes, session);
    const waiting = await this.marketEvents
      .find({ waitsFor: { $in: hashes } }, { projection: { _id: 1, waitsFor: 1 }, session })
      .toArray();
    if (waiting.length === 0) return;
    await this.store.transaction(
      command,
      async (tx) => {
        for (const { _id, waitsFor: contactSubject = '' } of waiting) {
          await tx.execute(marketEvent, _id, (state) =>
            assignOwner(state, { organizerId: profile.personId, contactSubject }),
          );
        }
      },
      { session },
    );
  }
}
