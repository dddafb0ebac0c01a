import { Controller } from '@nestjs/common';
import { createCheckoutSession, type CreateCheckoutSessionInput, type RedirectUrl } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { DomainError, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import Stripe from 'stripe';
import { StripeApi } from '../../stripe/stripe-api.js';
import { Customers } from '../customers.js';
import { PlanChoice, type BuyablePlan } from '../plan-choice.js';
import { subscriberOf } from '../subscriber.js';
import { SubscriptionSync } from '../subscription-sync.js';

@Controller()
export class CreateCheckoutSessionHandler {
  constructor(
    private readonly plans: PlanChoice,
    private readonly customers: Customers,
    private readonly sync: SubscriptionSync,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createCheckoutSession)
  async handle({ planType }: CreateCheckoutSessionInput, context: CallContext): Promise<RedirectUrl> {
    const { id: personId } = subscriberOf(context);
    const caller = callerContext(context);
    const plan = await this.plans.find(planType);
    const { url } = await this.stripe.ask(failed, async (stripe) => {
      const state = await this.sync.follow(personId, { ...caller, commandId: `${caller.commandId}/follow` });
      if (isPresent(state) && state.paid) throw alreadyPaying();
      const customer = await this.customers.get(personId, caller);
      const trialDays = plan.trialDays > 0 && (await hadTrial(stripe, customer)) ? 0 : plan.trialDays;
      const session = await stripe.checkout.sessions.create(
        this.sessionFor({ ...plan, trialDays }, customer, personId),
      );
      await expireOlderOnes(stripe, customer);
      return session;
    });
    if (!url) throw new Error('a checkout session of Stripe has no address');
    return { url };
  }

  private sessionFor(
    { name, stripePriceId, trialDays }: BuyablePlan,
    customer: string,
    personId: string,
  ): Stripe.Checkout.SessionCreateParams {
    return {
      mode: 'subscription',
      customer,
      client_reference_id: personId,
      line_items: [{ price: stripePriceId, quantity: 1 }],
      subscription_data: { metadata: { personId }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      success_url: this.stripe.pageUrl(`/billing?success=true&plan=${name}`),
      cancel_url: this.stripe.pageUrl('/pricing?checkout=canceled'),
    };
  }
}

/** Only the newest checkout stays open, so that two tabs cannot pay twice, also if they begin together. */
async function expireOlderOnes(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data.slice(1)) {
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      // Another tab expired it first.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
  }
}

/** One trial per person: canceling before the first payment does not allow another one. */
async function hadTrial(stripe: Stripe, customer: string): Promise<boolean> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return data.some(({ trial_start: start }) => start !== null);
}

const alreadyPaying = () =>
  new DomainError('SUBSCRIPTION.EXISTS', 'You already have a paid plan. You can change it on the billing page.');

const failed = ({ statusCode, message }: { statusCode?: number | undefined; message: string }) => ({
  code: 'SUBSCRIPTION.CHECKOUT_FAILED',
  message: `Checkout session failed: ${statusCode ?? 503} - ${message.replace(/\.$/, '')}.`,
});
