import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type Stripe from 'stripe';
import { entriesOf } from '../ledger/domain/entries.js';
import { Ledger } from '../ledger/ledger.js';
import { askThenAppend } from '../stripe/ask-then-append.js';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { payment } from './domain/payment.decider.js';
import type { IntentSnapshot } from './domain/observe.js';
import type { PaymentState } from './domain/payment.state.js';
import { EXPAND, hasSumOf, isDisputed, snapshotOf } from './intent-snapshot.js';
import { payments } from './payment.projection.js';

/** More than anyone makes for one payment. */
const MAX_REFUNDS = 1_000;

/** Keeps a payment in line with its intent at Stripe. */
@Injectable()
export class PaymentSync {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly ledger: Ledger,
    @Inject(DB) private readonly db: Db,
  ) {}

  /**
   * The intent, with the sums of its charge.
   * @throws DomainError PAYMENT.STRIPE_FAILED if Stripe cannot be reached.
   */
  intent(paymentIntentId: string): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask(STRIPE_FAILED, (stripe) =>
      stripe.paymentIntents.retrieve(paymentIntentId, { expand: EXPAND }),
    );
  }

  private async snapshot(paymentIntentId: string, state: PaymentState): Promise<IntentSnapshot> {
    const intent = await this.intent(paymentIntentId);
    const hasRefunds = isPresent(state) && state.refunds.length > 0;
    const hasDisputes = isDisputed(intent) || (isPresent(state) && state.disputes.length > 0);
    const [refunds, disputes] = await Promise.all([
      hasRefunds ? this.refundsOf(paymentIntentId) : [],
      hasDisputes ? this.disputesOf(paymentIntentId) : [],
    ]);
    // A refund changed in between.
    const isOutdated = hasRefunds && !hasSumOf(refunds, intent);
    return snapshotOf(isOutdated ? await this.intent(paymentIntentId) : intent, { refunds, disputes });
  }

  private refundsOf(paymentIntentId: string): Promise<Stripe.Refund[]> {
    return this.stripe.ask(STRIPE_FAILED, (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS }),
    );
  }

  private disputesOf(paymentIntentId: string): Promise<Stripe.Dispute[]> {
    return this.stripe.ask(STRIPE_FAILED, (stripe) =>
      stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS }),
    );
  }

  /** null: not our intent. Ours are created with the payment's ID. */
  async paymentIdOf(paymentIntentId: string): Promise<string | null> {
    const known = await payments.in(this.db).findOne({ paymentIntentId });
    return known?._id ?? (await this.intent(paymentIntentId)).metadata['paymentId'] ?? null;
  }

  /** Reads the intent at Stripe and records what changed, with its ledger entries in the same transaction. */
  follow(paymentId: string, paymentIntentId: string, context: CommandContext): Promise<PaymentState> {
    return askThenAppend(
      this.store,
      [payment, paymentId],
      context,
      (state) => this.snapshot(paymentIntentId, state),
      async (tx, loaded, intent) => {
        const command = { type: 'observe' as const, intent };
        const { state, appended } = await tx.execute(payment, paymentId, command, loaded);
        const { state: before, version } = loaded;
        if (isPresent(before)) {
          const entries = appended.flatMap((event) =>
            entriesOf(before, event, { at: event.meta.occurredAt.toISOString(), version }),
          );
          await this.ledger.add(entries, tx.session);
        }
        return state;
      },
    );
  }
}
