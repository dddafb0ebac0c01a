import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { expanded, takenCents } from '../stripe/stripe-objects.js';
import type { Sums } from './domain/compare.js';

const PARTS = ['data.application_fee', 'data.transfer', 'data.balance_transaction'];
const PAGE = 100;

export interface ChargePage {
  /** By payment intent; only successful charges for booths. */
  sums: Map<string, Sums>;
  count: number;
  /** null: it was the last page. */
  next: string | null;
}

/** The sums of booth payments as Stripe has them. */
@Injectable()
export class MoneyAtStripe {
  constructor(private readonly stripe: StripeApi) {}

  /** The newest charges first. @throws DomainError PAYMENT.STRIPE_FAILED */
  async page(after: string | null): Promise<ChargePage> {
    const query = { limit: PAGE, expand: PARTS, ...(after && { starting_after: after }) };
    const { data, has_more } = await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.charges.list(query));
    return { sums: await this.sumsOf(data), count: data.length, next: has_more ? (data.at(-1)?.id ?? null) : null };
  }

  /** null: Stripe has no successful charge. */
  async ofIntent(intent: string): Promise<Sums | null> {
    const query = { payment_intent: intent, limit: PAGE, expand: PARTS };
    const { data } = await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.charges.list(query));
    return (await this.sumsOf(data)).get(intent) ?? null;
  }

  private async sumsOf(charges: readonly Stripe.Charge[]): Promise<Map<string, Sums>> {
    const sums = new Map<string, Sums>();
    for (const charge of charges) {
      const intent = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
      // Plans are paid by invoices, which name no payment of ours.
      if (!intent || charge.status !== 'succeeded' || !charge.metadata['paymentId']) continue;
      const transfer = expanded(charge.transfer);
      const fee = expanded(charge.application_fee);
      sums.set(intent, {
        charge: charge.amount,
        refund: charge.amount_refunded,
        transfer: transfer?.amount ?? 0,
        transfer_reversal: transfer?.amount_reversed ?? 0,
        application_fee: fee?.amount ?? 0,
        processing_fee: expanded(charge.balance_transaction)?.fee ?? 0,
        application_fee_refund: fee?.amount_refunded ?? 0,
        ...(charge.disputed && (await this.disputesOf(intent))),
      });
    }
    return sums;
  }

  private async disputesOf(intent: string): Promise<Sums> {
    const query = { payment_intent: intent, limit: PAGE };
    const { data } = await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.disputes.list(query));
    const sum = (some: readonly Stripe.Dispute[]) => some.reduce((total, one) => total + takenCents(one), 0);
    return { dispute: sum(data), dispute_loss: sum(data.filter(({ status }) => status === 'lost')) };
  }
}
