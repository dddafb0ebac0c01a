import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type Stripe from 'stripe';
import { AccountSync } from '../connected-account/account-sync.js';
import { payoutEntriesOf } from '../ledger/domain/payout-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { Outcome } from '../stripe/outcome.js';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { PAYOUTS, type PayoutDocument } from './payout.schema.js';

/** A bank can return a payout that was paid. */
const STAGES: Record<PayoutDocument['status'], number> = { pending: 0, in_transit: 1, paid: 2, failed: 3, canceled: 3 };

const isStatus = (status: string): status is PayoutDocument['status'] => status in STAGES;
const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Copies payouts from Stripe, which makes them on its own. */
@Injectable()
export class PayoutSync {
  constructor(
    @InjectModel(PAYOUTS) private readonly payouts: Model<PayoutDocument>,
    private readonly stripe: StripeApi,
    private readonly accounts: AccountSync,
    private readonly ledger: Ledger,
  ) {}

  /** @throws DomainError PAYMENT.STRIPE_FAILED */
  async follow(stripeAccount: string, payoutId: string): Promise<Outcome> {
    const owner = await this.accounts.organizerOf(stripeAccount);
    if (typeof owner === 'string') return owner;
    const found = await this.stripe.ask(STRIPE_FAILED, (stripe) =>
      stripe.payouts.retrieve(payoutId, {}, { stripeAccount }),
    );
    const payout = documentOf(found, owner.organizerId);
    // Entries have their own IDs, so the retry after a crash between the two adds none.
    await this.ledger.add(payoutEntriesOf(payout));
    await this.store(payout);
    return 'processed';
  }

  private async store({ _id, ...payout }: PayoutDocument): Promise<void> {
    await this.payouts.updateOne({ _id }, { $setOnInsert: payout }, { upsert: true });
    await this.payouts.updateOne({ _id, stage: { $lt: payout.stage } }, { $set: payout });
  }
}

function documentOf(payout: Stripe.Payout, organizerId: string): PayoutDocument {
  const status = isStatus(payout.status) ? payout.status : 'pending';
  return {
    _id: payout.id,
    organizerId,
    amountCents: payout.amount,
    currency: payout.currency,
    status,
    stage: STAGES[status],
    failureMessage: payout.failure_message,
    arrivesOn: isoOf(payout.arrival_date).slice(0, 10),
    createdAt: isoOf(payout.created),
  };
}
