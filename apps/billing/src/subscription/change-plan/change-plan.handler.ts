import { Controller } from '@nestjs/common';
import { changePlan, type ChangePlanInput, type Subscription } from '@stallbook/contracts';
import { DomainError, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { isForOtherRole } from '../../plan/domain/tier-flags.js';
import { withoutEnd } from '../paid-plan.js';
import { PlanChoice } from '../plan-choice.js';
import { subscriberOf } from '../subscriber.js';
import { SubscriptionChange } from '../subscription-change.js';

const FAILED = { code: 'SUBSCRIPTION.CHANGE_FAILED', message: 'Failed to change the plan' };

@Controller()
export class ChangePlanHandler {
  constructor(
    private readonly plans: PlanChoice,
    private readonly change: SubscriptionChange,
  ) {}

  /** Effective immediately: Stripe credits the unused time of the former plan and bills the new one. */
  @Handles(changePlan)
  async handle({ planType, priceMonthlyCents }: ChangePlanInput, context: CallContext): Promise<Subscription> {
    const { id: personId, role } = subscriberOf(context);
    const { stripePriceId: price, name, ...plan } = await this.plans.find(planType);
    if (isForOtherRole(name, role)) throw otherRole();
    if (plan.priceMonthlyCents !== priceMonthlyCents) throw priceChanged();
    return this.change.make(personId, context, FAILED, async (stripe, { stripeSubscriptionId, tier }) => {
      if (tier === name) return;
      const found = await stripe.subscriptions.retrieve(stripeSubscriptionId);
      const { items, status } = found;
      // Stripe would credit unused time of a bill that was never paid.
      if (status !== 'active' && status !== 'trialing') throw late();
      // An earlier call made the change, and its answer was lost.
      if (items.data[0]?.price.id === price) return;
      await stripe.subscriptions.update(stripeSubscriptionId, {
        ...withoutEnd(found),
        // A trial does not continue on a plan that has none.
        ...(status === 'trialing' && plan.trialDays === 0 && { trial_end: 'now' as const }),
        items: [{ ...(items.data[0] && { id: items.data[0].id }), price }],
        proration_behavior: 'always_invoice',
        // A card that is declined changes nothing.
        payment_behavior: 'error_if_incomplete',
      });
    });
  }
}

const priceChanged = () =>
  new DomainError('SUBSCRIPTION.PRICE_CHANGED', 'The price of this plan has changed. Please look at it again.');
const otherRole = () => new DomainError('SUBSCRIPTION.OTHER_ROLE', 'You can’t use this plan with your account.');
const late = () =>
  new DomainError(
    'SUBSCRIPTION.PAYMENT_LATE',
    'Your last bill is not paid. Please pay it first, then change the plan.',
  );
