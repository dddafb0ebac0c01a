import { deepEqual, isPresent } from '@stallbook/kernel';
import { benefitsOf, type FeaturesByTier } from './benefits.js';
import { lifecycleChange } from './lifecycle.js';
import type { PaidPlan, SubscriptionEvent } from './subscription.events.js';
import type { SubscriptionDetails, SubscriptionState } from './subscription.state.js';

/** What Stripe says about the customer now. */
export interface Follow {
  type: 'follow';
  customerId: string;
  /** null: no subscription that still runs. */
  found: PaidPlan | null;
  /** Someone deleted the customer at Stripe, so the person needs another one. */
  isCustomerDeleted: boolean;
  features: FeaturesByTier;
}

/** The catalog changed what a plan allows. */
export interface Revise {
  type: 'revise';
  features: FeaturesByTier;
}

export function changedBenefits(after: SubscriptionDetails, features: FeaturesByTier): SubscriptionEvent[] {
  const benefits = benefitsOf(after.paid, after.role, features);
  if (after.benefits && deepEqual(after.benefits, benefits)) return [];
  return [{ type: 'subscription.benefits-changed', data: { personId: after.personId, ...benefits } }];
}

/** Another customer's subscription changes nothing. */
export function follow(command: Follow, state: SubscriptionState): SubscriptionEvent[] {
  const { customerId, found, isCustomerDeleted, features } = command;
  if (!isPresent(state) || state.closed || state.customerId !== customerId) return [];
  return [
    ...changes(found, state),
    ...changedBenefits({ ...state, paid: found }, features),
    ...(isCustomerDeleted ? [deletedCustomer(state.personId, customerId)] : []),
  ];
}

const deletedCustomer = (personId: string, customerId: string): SubscriptionEvent => ({
  type: 'subscription.customer-deleted',
  data: { personId, customerId },
});

export const revise = ({ features }: Revise, state: SubscriptionState): SubscriptionEvent[] =>
  isPresent(state) && !state.closed ? changedBenefits(state, features) : [];

function changes(found: PaidPlan | null, { personId, paid }: SubscriptionDetails): SubscriptionEvent[] {
  if (deepEqual(paid, found)) return [];
  const lifecycle = lifecycleChange(paid, found);
  return [
    ...replaced(found, paid, personId),
    ...(lifecycle ? [{ type: 'subscription.lifecycle-changed' as const, data: { personId, ...lifecycle } }] : []),
  ];
}

function replaced(found: PaidPlan | null, paid: PaidPlan | null, personId: string): SubscriptionEvent[] {
  if (!found) {
    const { stripeSubscriptionId } = paid ?? {};
    return stripeSubscriptionId ? [{ type: 'subscription.ended', data: { personId, stripeSubscriptionId } }] : [];
  }
  const changed: SubscriptionEvent = { type: 'subscription.changed', data: { personId, ...found } };
  const { stripeSubscriptionId, graceUntil } = found;
  if (graceUntil === null || paid?.graceUntil === graceUntil) return [changed];
  return [changed, { type: 'subscription.renewal-failed', data: { personId, stripeSubscriptionId, graceUntil } }];
}
