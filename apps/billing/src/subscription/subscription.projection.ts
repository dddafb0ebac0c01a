import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { subscription } from './domain/subscription.decider.js';
import type { SubscriptionDetails } from './domain/subscription.state.js';

export interface SubscriptionDocument extends SubscriptionDetails {
  /** The person's ID. */
  _id: string;
}

export const subscriptions = defineProjection<SubscriptionDocument>()({
  name: 'subscriptions',
  collection: 'userSubscriptions',
  aggregate: subscription,
  // A closed one stays until Stripe forgot the customer.
  project: (state) => (isPresent(state) && (!state.closed || state.customerId !== null) ? { ...state } : null),
  indexes: [
    // Webhooks name a customer by Stripe's ID.
    { key: { customerId: 1 } },
    { key: { 'paid.graceUntil': 1 } },
    { key: { closed: 1, _id: 1 } },
    { key: { 'benefits.tier': 1, _id: 1 } },
  ],
});
