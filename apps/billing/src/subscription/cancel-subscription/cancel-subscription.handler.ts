import { Controller } from '@nestjs/common';
import { cancelSubscription, reactivateSubscription, type NoInput, type Subscription } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { subscriberOf } from '../subscriber.js';
import { SubscriptionChange } from '../subscription-change.js';

const NOT_CANCELED = { code: 'SUBSCRIPTION.CANCEL_FAILED', message: 'Failed to cancel subscription' };
const NOT_REACTIVATED = { code: 'SUBSCRIPTION.REACTIVATE_FAILED', message: 'Failed to reactivate subscription' };

/** A canceled plan stays active until the end of the paid period, and until then it can be reactivated. */
@Controller()
export class CancelSubscriptionHandler {
  constructor(private readonly change: SubscriptionChange) {}

  @Handles(cancelSubscription)
  cancel(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = subscriberOf(context);
    return this.change.make(id, context, NOT_CANCELED, (stripe, { stripeSubscriptionId }) =>
      stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true }),
    );
  }

  @Handles(reactivateSubscription)
  reactivate(_input: NoInput, context: CallContext): Promise<Subscription> {
    const { id } = subscriberOf(context);
    return this.change.make(id, context, NOT_REACTIVATED, (stripe, { stripeSubscriptionId }) =>
      stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: false }),
    );
  }
}
