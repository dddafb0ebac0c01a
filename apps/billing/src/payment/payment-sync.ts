import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type Stripe from 'stripe';
import { entriesOf } from '../ledger/domain/entries.js';
import { Ledger } from '../ledger/ledger.js';
import { askThenAppend } from '../stripe/ask-then-append.js';
import { StripeApi } from '../stripe/stripe-api.js';
import { observe } from './domain/observe.decider.js';
import { exists, payment, type PaymentState } from './domain/payment.js';
import { payments, type PaymentDocument } from './payment.projection.js';
import { EXPAND, snapshotOf } from './intent-snapshot.js';

const FAILED = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };

/** Makes a payment follow its intent at Stripe. */
@Injectable()
export class PaymentSync {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly ledger: Ledger,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The intent, with what its charge moved once it has succeeded: only then is there something to expand.
   * @throws DomainError PAYMENT.STRIPE_FAILED when Stripe cannot be asked.
   */
  intent(paymentIntentId: string): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask(FAILED, async (stripe) => {
      const intent = await stripe.paymentIntents.retrieve(paymentIntentId);
      if (intent.status !== 'succeeded') return intent;
      return stripe.paymentIntents.retrieve(paymentIntentId, { expand: EXPAND });
    });
  }

  /** The payment that an intent pays; null where it is not ours. Our own intents name it from their first moment on. */
  async paymentIdOf(paymentIntentId: string): Promise<string | null> {
    const known = await this.db.collection<PaymentDocument>(payments.collection).findOne({ paymentIntentId });
    return known?._id ?? (await this.intent(paymentIntentId)).metadata['paymentId'] ?? null;
  }

  /** Reads the intent at Stripe and notes what changed, with its ledger entries in the same transaction. */
  follow(paymentId: string, paymentIntentId: string, context: CommandContext): Promise<PaymentState> {
    return askThenAppend(
      this.store,
      [payment, paymentId],
      context,
      () => this.intent(paymentIntentId),
      async (tx, loaded, intent) => {
        const current = loaded.state;
        const events = observe({ reading: snapshotOf(intent), at: this.clock.now().toISOString() }, current);
        const { state } = await tx.execute(payment, paymentId, () => events, loaded);
        if (exists(current)) {
          await this.ledger.add(
            events.flatMap((event) => entriesOf(current, event)),
            tx.session,
          );
        }
        return state;
      },
    );
  }
}
