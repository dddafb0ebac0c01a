import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { BulkPaymentCommands } from './bulk-payment-commands.js';

const WITHDRAW_PAYMENTS = 'withdraw-payments-to-person';

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
    const paidTo = { $or: [{ organizerId: personId, nextPayee: null }, { 'nextPayee.organizerId': personId }] };
    return this.payments.execute(paidTo, chunk, () => ({
      type: 'withdraw',
      reason: 'organizer_left',
      refundPercent: 100,
    }));
  }
}
