import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type Stripe from 'stripe';
import { AccountSync } from '../../connected-account/account-sync.js';
import { connectedAccount, statusOf } from '../../connected-account/domain/connected-account.js';
import { Replicas } from '../../replicas/replicas.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { exists, payment, type PaymentDetails } from '../domain/payment.js';
import { payable, start } from '../domain/start.decider.js';
import { OrphanedIntentSettler } from '../orphaned-intents/orphaned-intent-settler.js';
import { PaymentSync } from '../payment-sync.js';

const FAILED = { code: 'PAYMENT.INTENT_FAILED', message: 'Failed to create payment intent' };

export interface OpenedIntent {
  intent: Stripe.PaymentIntent;
  state: PaymentDetails;
}

/** The payment intent on which a payment can be made: the one that is open already, else a new one. */
@Injectable()
export class OpenIntent {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly sync: PaymentSync,
    private readonly looseEnds: OrphanedIntentSettler,
    private readonly accounts: AccountSync,
    private readonly tiers: Tiers,
    private readonly copies: Replicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError PAYMENT.ALREADY_COMPLETED, PAYMENT.ORGANIZER_NOT_READY, PAYMENT.INTENT_FAILED and others. */
  async of(paymentId: string, vendorId: string, context: CommandContext): Promise<OpenedIntent> {
    const state = payable((await this.store.load(payment, paymentId)).state, vendorId);
    if (state.paymentIntentId === null) return this.create(state, context);
    if (state.nextPayee)
      return this.create(payable(await this.looseEnds.settle(paymentId, state.paymentIntentId), vendorId), context);
    const intent = await this.sync.intent(state.paymentIntentId);
    const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled';
    if (isOpen && intent.amount === state.amountCents) return { intent, state };
    // What the vendor did on it may not have been heard of here yet.
    const followed = await this.sync.follow(paymentId, intent.id, {
      ...context,
      commandId: `${context.commandId}/follow`,
    });
    return this.create(payable(followed, vendorId), context);
  }

  private async create(state: PaymentDetails, context: CommandContext): Promise<OpenedIntent> {
    const { paymentId, applicationId, vendorId, organizerId, marketEventId, attempts } = state;
    const stripeAccountId = await this.payee(organizerId, context);
    const { amountCents, platformFeeCents } = split(state, await this.tiers.feeRateFor(organizerId));
    const title = (await this.copies.titlesOf([marketEventId])).get(marketEventId);
    const intent = await this.stripe.ask(FAILED, (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: state.currency,
          application_fee_amount: platformFeeCents,
          transfer_data: { destination: stripeAccountId },
          automatic_payment_methods: { enabled: true },
          description: title ? `Booth at ${title}` : 'Booth',
          metadata: { paymentId, applicationId },
        },
        // Two tries at once lead to one intent; another fee or account is another request.
        { idempotencyKey: `payment-${paymentId}-${attempts}-${platformFeeCents}-${stripeAccountId}` },
      ),
    );
    const command = {
      ...{ vendorId, organizerId },
      paymentIntentId: intent.id,
      stripeAccountId,
      platformFeeCents,
      at: this.clock.now().toISOString(),
    };
    const done = await this.store
      .execute(payment, paymentId, context, (current) => start(command, current))
      .catch(async (error: unknown) => {
        // Refused: nobody was given this intent, so it does no harm; it is closed for tidiness, if that can be done.
        if (DomainError.is(error)) await this.looseEnds.cancel(intent.id).catch(() => undefined);
        throw error;
      });
    if (!exists(done.state)) throw new Error('a payment that was started is gone');
    return { intent, state: done.state };
  }

  /** The organizer's account, asked for anew at Stripe where it was not ready when we last heard of it. */
  private async payee(organizerId: string, context: CommandContext): Promise<string> {
    const known = (await this.store.load(connectedAccount, organizerId)).state;
    const account =
      statusOf(known) === 'active'
        ? known
        : await this.accounts.refresh(organizerId, { ...context, commandId: `${context.commandId}/account` });
    if (account.stripeAccountId === null || statusOf(account) !== 'active') {
      throw new DomainError(
        'PAYMENT.ORGANIZER_NOT_READY',
        'The organizer cannot receive payments yet. Please try again later.',
      );
    }
    return account.stripeAccountId;
  }
}
