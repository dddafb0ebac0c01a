import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { withdraw } from '../domain/due.decider.js';
import { FoundPayments } from './found-payments.js';

const WITHDRAW_PAYMENTS = 'withdraw-payments-to-person';

/** An organizer who is gone cannot be paid. An acceptance that slips in between is found when the message comes again. */
@Injectable()
export class PersonErasedReaction {
  constructor(private readonly payments: FoundPayments) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, reaction: Reaction): void {
    reaction.startProcess(WITHDRAW_PAYMENTS, { personId });
  }

  @ProcessStep(WITHDRAW_PAYMENTS)
  withdrawSome({ personId }: { personId: string }, chunk: ProcessChunk): Promise<string[]> {
    const theirs = { $or: [{ organizerId: personId, heir: null }, { 'heir.organizerId': personId }] };
    return this.payments.each(theirs, chunk, (state) => withdraw({ at: chunk.at }, state));
  }
}
