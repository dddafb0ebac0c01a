import { Controller } from '@nestjs/common';
import { withdrawalRefund, type WithdrawalRefund, type WithdrawalRefundInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, share, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { payment } from '../domain/payment.decider.js';
import { isSettled, paymentIdOf } from '../domain/payment.state.js';
import { unrefundedCents } from '../domain/refund.js';

@Controller()
export class WithdrawalRefundHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(withdrawalRefund)
  async handle(input: WithdrawalRefundInput, context: CallContext): Promise<WithdrawalRefund> {
    const { state } = await this.store.load(payment, paymentIdOf(input.applicationId));
    if (!isPresent(state) || state.vendorId !== actorOf(context).id) {
      return { paidCents: 0, returnedCents: 0, refundCents: 0, isProcessing: false };
    }
    const isProcessing = state.status === 'processing';
    const paidCents = isProcessing || isSettled(state) ? state.amountCents : 0;
    const leftCents = isProcessing ? paidCents : unrefundedCents(state);
    const refundCents = share(leftCents, input.refundPercent / 100);
    return { paidCents, returnedCents: paidCents - leftCents, refundCents, isProcessing };
  }
}
