import { Controller, Inject } from '@nestjs/common';
import { refundPayment, type Payment, type RefundPaymentInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, idFrom, isPresent, notFound, type CallContext } from '@stallbook/kernel';
import { LOGGER, type Logger } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { payment } from '../domain/payment.decider.js';
import type { PaymentState } from '../domain/payment.state.js';
import { PaymentReader } from '../payment.reader.js';
import { Refunder } from '../refunds/refunder.js';

@Controller()
export class RefundPaymentHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: PaymentReader,
    private readonly refunder: Refunder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Handles(refundPayment)
  async handle(input: RefundPaymentInput, context: CallContext): Promise<Payment> {
    const { paymentId, requestId, amountCents, reason } = input;
    const { id: organizerId } = actorOf(context);
    const { state } = await this.store.execute(payment, paymentId, callerContext(context), {
      type: 'request-refund',
      organizerId,
      refundId: idFrom('refund', paymentId, requestId),
      amountCents,
      reason,
    });
    const shown = await this.tryNow(paymentId, state);
    if (!isPresent(shown)) throw notFound('Payment not found');
    const [answer] = await this.reader.show([shown], organizerId);
    return answer!;
  }

  /** The refund is stored, so the task makes it if Stripe cannot be reached now. */
  private async tryNow(paymentId: string, state: PaymentState): Promise<PaymentState> {
    if (!isPresent(state) || state.paymentIntentId === null) return state;
    try {
      return await this.refunder.refund(paymentId, state.paymentIntentId);
    } catch (err) {
      this.logger.warn({ err, paymentId }, 'a refund could not be made and will be retried');
      return state;
    }
  }
}
