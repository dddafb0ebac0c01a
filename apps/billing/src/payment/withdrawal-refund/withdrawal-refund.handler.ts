import { Controller } from '@nestjs/common';
import { withdrawalRefund, type WithdrawalRefund, type WithdrawalRefundInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, share, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { payment } from '../domain/payment.decider.js';
import { paymentIdOf } from '../domain/payment.state.js';
import { unrefundedCents } from '../domain/refund.js';

@Controller()
export class WithdrawalRefundHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(withdrawalRefund)
  async handle(input: WithdrawalRefundInput, context: CallContext): Promise<WithdrawalRefund> {
    const { state } = await this.store.load(payment, paymentIdOf(input.applicationId));
    if (!isPresent(state) || state.vendorId !== actorOf(context).id) {
      return { paidCents: 0, refundCents: 0, isProcessing: false };
    }
    const isProcessing = state.status === 'processing';
    const paidCents = isProcessing ? state.amountCents : unrefundedCents(state);
    return { paidCents, refundCents: share(paidCents, input.refundPercent / 100), isProcessing };
  }
}
