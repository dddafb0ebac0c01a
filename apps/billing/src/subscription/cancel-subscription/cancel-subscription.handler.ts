import { Controller } from '@nestjs/common';
import { cancelSubscription, reactivateSubscription, type NoInput, type Subscription } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type Stripe from 'stripe';
import { withoutEnd } from '../paid-plan.js';
import { subscriberOf } from '../subscriber.js';
import { SubscriptionChange } from '../subscription-change.js';

const NOT_CANCELED = { code: 'SUBSCRIPTION.CANCEL_FAILED', message: 'Failed to cancel subscription' };
const NOT_REACTIVATED = { code: 'SUBSCRIPTION.REACTIVATE_FAILED', message: 'Failed to reactivate subscription' };

@Controller()
export class CancelSubscriptionHandler {
  constructor(private readonly change: SubscriptionChange) {}

  @Handles(cancelSubscription)
  cancel(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = subscriberOf(context);
    return this.change.make(id, context, NOT_CANCELED, (stripe, { stripeSubscriptionId }) =>
      cancelAt(stripe, stripeSubscriptionId),
    );
  }

  @Handles(reactivateSubscription)
  reactivate(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = subscriberOf(context);
    return this.change.make(id, context, NOT_REACTIVATED, async (stripe, { stripeSubscriptionId }) => {
      const found = await stripe.subscriptions.retrieve(stripeSubscriptionId);
      await stripe.subscriptions.update(stripeSubscriptionId, withoutEnd(found));
    });
  }
}

/**
 * A canceled plan stays active until the end of the paid period, and until then it can be reactivated. A period that is not
 * paid has nothing to wait for: the plan ends now, and its bill is voided when this is recorded.
 */
async function cancelAt(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'active' || status === 'trialing') {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    return;
  }
  if (status !== 'canceled') await stripe.subscriptions.cancel(id);
}
