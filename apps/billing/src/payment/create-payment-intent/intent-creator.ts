import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DomainError, idFrom, isPresent, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type Stripe from 'stripe';
import { AccountSync } from '../../connected-account/account-sync.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { pastStoredFailure } from '../../stripe/past-stored-failure.js';
import { isRefusal, StripeApi } from '../../stripe/stripe-api.js';
import { payment } from '../domain/payment.decider.js';
import type { PaymentDetails } from '../domain/payment.state.js';
import type { Start } from '../domain/start.js';
import { OrphanedIntentSettler } from '../orphaned-intents/orphaned-intent-settler.js';

export const INTENT_FAILED = { code: 'PAYMENT.INTENT_FAILED', message: 'Failed to create payment intent' };

export interface OpenedIntent {
  intent: Stripe.PaymentIntent;
  state: PaymentDetails;
}

/** Creates a payment intent at Stripe and starts the payment with it. */
@Injectable()
export class IntentCreator {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly settler: OrphanedIntentSettler,
    private readonly accounts: AccountSync,
    private readonly tiers: Tiers,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError PAYMENT.ORGANIZER_NOT_READY, PAYMENT.INTENT_FAILED and others. */
  async create(state: PaymentDetails, context: CommandContext): Promise<OpenedIntent> {
    const { paymentId, vendorId, organizerId } = state;
    const stripeAccountId = await this.accounts.readyAccountOf(organizerId, context);
    const { platformFeeCents } = split(state, await this.tiers.feeRateFor(organizerId));
    const intent = await this.createAtStripe(state, { stripeAccountId, platformFeeCents }).catch(
      async (error: unknown) => {
        const again = { ...context, commandId: `${context.commandId}/refused` };
        if (isRefusal(error)) await this.accounts.readyAtStripe(organizerId, again);
        throw error;
      },
    );
    const command: Start = {
      type: 'start',
      vendorId,
      organizerId,
      paymentIntentId: intent.id,
      replaces: state.paymentIntentId,
      stripeAccountId,
      platformFeeCents,
    };
    const step = { ...context, commandId: `${context.commandId}/start/${intent.id}` };
    const done = await this.store.execute(payment, paymentId, step, command).catch(async (error: unknown) => {
      // The vendor never got this intent, so canceling it is optional.
      if (DomainError.is(error)) await this.settler.cancel(intent.id).catch(() => undefined);
      throw error;
    });
    if (!isPresent(done.state)) throw new Error('a payment that was started is gone');
    return { intent, state: done.state };
  }

  private async createAtStripe(
    { paymentId, applicationId, marketEventId, attempts, amountCents, currency }: PaymentDetails,
    { stripeAccountId, platformFeeCents }: Pick<Start, 'stripeAccountId' | 'platformFeeCents'>,
  ): Promise<Stripe.PaymentIntent> {
    const title = (await this.markets.byIds([marketEventId])).get(marketEventId)?.title;
    const description = title ? `Booth at ${title}` : 'Booth';
    const tried = [paymentId, String(attempts), String(platformFeeCents), stripeAccountId, description];
    const request: Stripe.PaymentIntentCreateParams = {
      amount: amountCents,
      currency,
      // Stripe takes no fee of zero.
      ...(platformFeeCents > 0 && { application_fee_amount: platformFeeCents }),
      transfer_data: { destination: stripeAccountId },
      automatic_payment_methods: { enabled: true },
      // By default, Stripe may make the transfer only after the payment succeeded.
      capture_method: 'automatic',
      description,
      metadata: { paymentId, applicationId },
    };
    // Concurrent tries create one intent; Stripe refuses the key of another request.
    const key = `payment-${idFrom('payment-intent', ...tried)}`;
    // An intent whose answer was lost cannot be paid: only the answer has its secret.
    return this.stripe.ask(INTENT_FAILED, (stripe) =>
      pastStoredFailure(key, this.clock.now(), (idempotencyKey) =>
        stripe.paymentIntents.create(request, { idempotencyKey }),
      ),
    );
  }
}
