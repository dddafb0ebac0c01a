import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { withdrawForLostOrganizer } from '../domain/withdrawal.js';
import { BulkPaymentCommands } from './bulk-payment-commands.js';

const WITHDRAW_PAYMENTS = 'withdraw-payments-to-person';

/** Each branch has an index. */
export const paidTo = (personId: string) => ({
  $or: [{ organizerId: personId, nextPayee: null }, { 'nextPayee.organizerId': personId }],
});

/** An organizer who deleted their account cannot be paid. */
@Injectable()
export class PersonErasedReaction {
  constructor(private readonly payments: BulkPaymentCommands) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, reaction: Reaction): void {
    reaction.startProcess(WITHDRAW_PAYMENTS, { personId });
  }

  @ProcessStep(WITHDRAW_PAYMENTS)
  withdrawSome({ personId }: { personId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.payments.execute(paidTo(personId), chunk, () => withdrawForLostOrganizer);
  }
}
