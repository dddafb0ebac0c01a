import { Injectable } from '@nestjs/common';
import { systemContext } from '@stallbook/event-store';
import { isPresent, newId } from '@stallbook/kernel';
import { STRIPE_FAILED, StripeApi } from '../../stripe/stripe-api.js';
import { isOrphaned, type PaymentState } from '../domain/payment.state.js';
import { PaymentSync } from '../payment-sync.js';

/**
 * Cancels an open intent at Stripe; only then does the payment get its next payee, or none. An intent that was paid first
 * completes the payment; if the payment was withdrawn, that requests a refund.
 */
@Injectable()
export class OrphanedIntentSettler {
  constructor(
    private readonly stripe: StripeApi,
    private readonly sync: PaymentSync,
  ) {}

  /**
   * Idempotent, also if run concurrently.
   * @throws DomainError PAYMENT.STRIPE_FAILED while Stripe cannot be reached, or the payer's bank has not answered.
   */
  async settle(paymentId: string, paymentIntentId: string): Promise<PaymentState> {
    const follow = () => this.sync.follow(paymentId, paymentIntentId, systemContext({ commandId: newId() }));
    const state = await follow();
    if (!isPresent(state) || !isOrphaned(state)) return state;
    await this.cancel(paymentIntentId);
    return follow();
  }

  async cancel(paymentIntentId: string): Promise<void> {
    await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.paymentIntents.cancel(paymentIntentId));
  }
}
