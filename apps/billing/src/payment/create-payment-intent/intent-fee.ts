import { Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import type Stripe from 'stripe';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { payment } from '../domain/payment.decider.js';
import { payable } from '../domain/start.js';
import type { PaymentDetails } from '../domain/payment.state.js';
import { INTENT_FAILED, type OpenedIntent } from './intent-creator.js';

/** Keeps the platform fee of an open intent in line with the organizer's plan. */
@Injectable()
export class IntentFee {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly tiers: Tiers,
  ) {}

  /** Stripe's answer counts first, so a crash in between is made up for by the next call. */
  async update(intent: Stripe.PaymentIntent, state: PaymentDetails, context: CommandContext): Promise<OpenedIntent> {
    if (!isChangeable(intent)) return { intent, state };
    const { platformFeeCents } = split(state, await this.tiers.feeRateFor(state.organizerId));
    const updated = await this.withFee(intent, platformFeeCents);
    if (state.platformFeeCents === platformFeeCents) return { intent: updated, state };
    const done = await this.store.execute(payment, state.paymentId, context, {
      type: 'change-fee',
      paymentIntentId: intent.id,
      platformFeeCents,
    });
    return { intent: updated, state: payable(done.state, state.vendorId) };
  }

  private async withFee(intent: Stripe.PaymentIntent, platformFeeCents: number): Promise<Stripe.PaymentIntent> {
    if ((intent.application_fee_amount ?? 0) === platformFeeCents) return intent;
    return this.stripe.ask(INTENT_FAILED, (stripe) =>
      // Stripe takes no fee of zero.
      stripe.paymentIntents.update(intent.id, { application_fee_amount: platformFeeCents || '' }),
    );
  }
}

/** The fee is set when the vendor opens the payment page; a confirmed intent keeps it. */
export const isChangeable = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation';
