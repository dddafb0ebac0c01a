import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { withdraw } from '../domain/due.decider.js';
import { FoundPayments } from './found-payments.js';

/** Nobody is to pay an organizer who is gone. An acceptance that slips in between is found when it is told again. */
@Injectable()
export class PersonErasedReaction {
  constructor(private readonly payments: FoundPayments) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    const theirs = { $or: [{ organizerId: personId, heir: null }, { 'heir.organizerId': personId }] };
    await this.payments.each(theirs, reaction, (state) => withdraw({ at: reaction.message.at }, state));
  }
}
