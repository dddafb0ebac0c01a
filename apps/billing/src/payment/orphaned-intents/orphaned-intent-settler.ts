import { Injectable } from '@nestjs/common';
import { systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { StripeApi } from '../../stripe/stripe-api.js';
import { exists, isOrphaned, isSettled, type PaymentDetails, type PaymentState } from '../domain/payment.js';
import { PaymentSync } from '../payment-sync.js';

const FAILED = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };

/**
 * Ends what must not bring money any more. Stripe decides who was quicker: an intent that is still open is closed there,
 * and only then has the payment a new payee, or none; one that was paid completes the payment as ever, and where its
 * market event is gone everything is given back. So nobody's money is kept for a market that does not take place, and
 * every movement stands in the ledger and in sight of both parties.
 */
@Injectable()
export class OrphanedIntentSettler {
  constructor(
    private readonly stripe: StripeApi,
    private readonly sync: PaymentSync,
  ) {}

  /**
   * May be done any number of times, also at once.
   * @throws DomainError PAYMENT.STRIPE_FAILED while Stripe cannot be asked, or the payer's bank has not answered.
   */
  async settle(paymentId: string, paymentIntentId: string): Promise<PaymentState> {
    const follow = () => this.sync.follow(paymentId, paymentIntentId, systemContext({ commandId: newId() }));
    const state = await follow();
    if (!exists(state) || !isOrphaned(state)) return state;
    await (isSettled(state) ? this.giveBack(paymentIntentId, state) : this.cancel(paymentIntentId));
    return follow();
  }

  async cancel(paymentIntentId: string): Promise<void> {
    await this.stripe.ask(FAILED, (stripe) => stripe.paymentIntents.cancel(paymentIntentId));
  }

  /** What is left of it. Without an idempotency key: Stripe gives nothing back twice, but keeps the answer to a key. */
  private async giveBack(paymentIntentId: string, { platformFeeCents }: PaymentDetails): Promise<void> {
    await this.stripe.ask(FAILED, (stripe) =>
      stripe.refunds.create({
        payment_intent: paymentIntentId,
        reverse_transfer: true,
        refund_application_fee: platformFeeCents > 0,
      }),
    );
  }
}
