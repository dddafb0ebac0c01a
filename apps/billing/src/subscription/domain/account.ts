import { DomainError, isPresent } from '@stallbook/kernel';
import type { FeaturesByTier } from './benefits.js';
import { changedBenefits } from './follow.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { detailsOf, type SubscriptionState } from './subscription.state.js';

/** A person has a profile, maybe in another role than before. */
export interface Enroll {
  type: 'enroll';
  personId: string;
  role: 'vendor' | 'organizer';
  features: FeaturesByTier;
}

export interface AssignCustomer {
  type: 'assign-customer';
  personId: string;
  customerId: string;
  features: FeaturesByTier;
}

export interface Close {
  type: 'close';
  personId: string;
}

export interface RecordDeletedCustomer {
  type: 'record-deleted-customer';
}

export function enroll({ personId, role, features }: Enroll, state: SubscriptionState): SubscriptionEvent[] {
  const before = detailsOf(state, personId);
  if (before.closed) return [];
  const enrolled: SubscriptionEvent = { type: 'subscription.enrolled', data: { personId, role } };
  return [...(before.role === role ? [] : [enrolled]), ...changedBenefits({ ...before, role }, features)];
}

/** Keeps the first customer. */
export function assignCustomer(
  { personId, customerId, features }: AssignCustomer,
  state: SubscriptionState,
): SubscriptionEvent[] {
  const before = detailsOf(state, personId);
  if (before.closed) throw new DomainError('SUBSCRIPTION.CLOSED', 'This account was deleted.');
  if (before.customerId) return [];
  return [
    { type: 'subscription.customer-assigned', data: { personId, customerId } },
    ...changedBenefits(before, features),
  ];
}

/** Also for a person without a subscription: a late profile must not open one. */
export const close = ({ personId }: Close, state: SubscriptionState): SubscriptionEvent[] =>
  isPresent(state) && state.closed ? [] : [{ type: 'subscription.closed', data: { personId } }];

export function recordDeletedCustomer(_command: RecordDeletedCustomer, state: SubscriptionState): SubscriptionEvent[] {
  if (!isPresent(state) || !state.customerId) return [];
  const { personId, customerId } = state;
  return [{ type: 'subscription.customer-deleted', data: { personId, customerId } }];
}
