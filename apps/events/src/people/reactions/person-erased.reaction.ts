import { Inject, Injectable } from '@nestjs/common';
import type { Clock, IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { EventCodec, PersonalData, Reacts, erasePerson, type Reaction } from '@stallbook/event-store';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { claimsView } from '../../claim/claim.view.js';
import { marketEventsView } from '../../market-event/market-event.view.js';
import { Organizers } from '../organizers.js';

/** Destroys the keys of the person and of their address, and the plain copies. */
@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly organizers: Organizers,
    private readonly codec: EventCodec,
    private readonly personal: PersonalData,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Reacts(personErased)
  async handle({ personId }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    const address = await this.organizers.addressOf(personId, session);
    const parts = { db: this.db, codec: this.codec, personal: this.personal, views: [marketEventsView, claimsView] };
    // Outside the session on purpose: a destroyed key stays destroyed, and doing it twice changes nothing.
    for (const subject of [personId, ...(address ? [address] : [])]) {
      await erasePerson(parts, subject, this.clock.now());
    }
    await this.organizers.forget(personId, session);
  }
}
