import { Inject, Injectable } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { isPresent, newId, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import Stripe from 'stripe';
import { STRIPE_FAILED, StripeApi } from '../../stripe/stripe-api.js';
import { payment } from '../domain/payment.decider.js';
import type { PaymentDetails, PaymentState, RequestedRefund } from '../domain/payment.state.js';
import { refundsDueAt } from '../domain/refund.js';
import { PaymentSync } from '../payment-sync.js';

/** Has Stripe make the due refunds of a payment. What counts is what Stripe then reports. */
@Injectable()
export class Refunder {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly sync: PaymentSync,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Idempotent, also if run concurrently: each try of an amount has its own key, and a refund whose answer was lost is found first.
   * @throws DomainError PAYMENT.STRIPE_FAILED while Stripe cannot be reached.
   */
  async refund(paymentId: string, paymentIntentId: string): Promise<PaymentState> {
    const follow = () => this.sync.follow(paymentId, paymentIntentId, systemContext({ commandId: newId() }));
    const state = await follow();
    if (!isPresent(state)) return state;
    for (const refund of refundsDueAt(this.clock.now(), state)) {
      const failureMessage = await this.ask(refund, state);
      if (failureMessage !== null) await this.refuse(paymentId, refund, failureMessage);
    }
    return follow();
  }

  /** @returns the reason if Stripe refuses */
  private ask(refund: RequestedRefund, state: PaymentDetails): Promise<string | null> {
    return this.stripe.ask(STRIPE_FAILED, async (stripe) => {
      try {
        await stripe.refunds.create(requestFor(refund, state), {
          idempotencyKey: `refund-${refund.refundId}-${refund.failures}-${refund.amountCents}`,
        });
        return null;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.message;
        throw error;
      }
    });
  }

  private async refuse(
    paymentId: string,
    { refundId, failures }: RequestedRefund,
    failureMessage: string,
  ): Promise<void> {
    await this.store.execute(payment, paymentId, systemContext({ commandId: newId() }), {
      type: 'refuse-refund',
      refundId,
      failures,
      failureMessage,
    });
  }
}

/**
 * Stripe takes the shares of organizer and platform back in proportion, once: they do not return with a failed refund. It
 * refuses to take them from a transfer that staff reversed.
 */
function requestFor(
  { refundId, amountCents, stripeRefundId }: RequestedRefund,
  { paymentId, paymentIntentId, ...paid }: PaymentDetails,
): Stripe.RefundCreateParams {
  const isFirst = stripeRefundId === null;
  return {
    payment_intent: paymentIntentId ?? '',
    amount: amountCents,
    reason: 'requested_by_customer',
    reverse_transfer: isFirst && paid.transferReversedCents < paid.amountCents,
    refund_application_fee: isFirst && paid.platformFeeRefundedCents < paid.platformFeeCents,
    metadata: { paymentId, refundId },
  };
}
