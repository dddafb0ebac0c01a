import { Controller } from '@nestjs/common';
import { updatePaymentStatus, type Payment, type UpdatePaymentStatusInput } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, isPresent, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { PaymentReader } from '../payment.reader.js';
import { PaymentSync } from '../payment-sync.js';

/** Ignores the status that the caller claims: Stripe's counts. */
@Controller()
export class UpdatePaymentStatusHandler {
  constructor(
    private readonly reader: PaymentReader,
    private readonly sync: PaymentSync,
  ) {}

  @Handles(updatePaymentStatus)
  async handle({ paymentIntentId }: UpdatePaymentStatusInput, context: CallContext): Promise<Payment> {
    const { id } = actorOf(context);
    const found = await this.reader.collection.findOne({ paymentIntentId });
    if (!found || (found.vendorId !== id && found.organizerId !== id)) throw notFound('Payment not found');
    const state = await this.sync.follow(found._id, paymentIntentId, callerContext(context));
    const [shown] = await this.reader.show(isPresent(state) ? [state] : [found], id);
    return shown!;
  }
}
