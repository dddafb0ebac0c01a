import { isPresent, type Absent } from '@stallbook/kernel';
import type { Benefits } from './benefits.js';
import type { PaidPlan } from './subscription.events.js';

export interface SubscriptionDetails {
  personId: string;
  /** null: no profile yet. */
  role: 'vendor' | 'organizer' | null;
  /** The person at Stripe; null until the first checkout. */
  customerId: string | null;
  /** null: on the basic plan. */
  paid: PaidPlan | null;
  benefits: Benefits | null;
  /** The person deleted their account. */
  closed: boolean;
}

export type SubscriptionState = SubscriptionDetails | Absent;

const newSubscription = (personId: string): SubscriptionDetails => ({
  personId,
  role: null,
  customerId: null,
  paid: null,
  benefits: null,
  closed: false,
});

export const detailsOf = (state: SubscriptionState, personId: string): SubscriptionDetails =>
  isPresent(state) ? state : newSubscription(personId);
