import type Stripe from 'stripe';
import { isTier } from '../plan/domain/plans.js';
import type { PaidPlan, PaidStatus } from './domain/subscription.events.js';

/** How long a plan stays active after a failed renewal. */
const GRACE_SECONDS = 7 * 24 * 60 * 60;

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const STATUSES: Partial<Record<Stripe.Subscription.Status, PaidStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  incomplete: 'incomplete',
};
const ORDER: readonly PaidStatus[] = ['active', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** Running subscriptions to our plans: the one that counts first. */
export function runningOnes(all: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  const rank = ({ status }: Stripe.Subscription) => ORDER.indexOf(STATUSES[status] ?? 'incomplete');
  return all
    .filter((one) => STATUSES[one.status] && planOf(one) !== null)
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created || b.id.localeCompare(a.id));
}

/** Our prices at Stripe name their plan, also those of earlier subscribers. */
function planOf({ items }: Stripe.Subscription): PaidPlan['tier'] | null {
  const name = items.data[0]?.price.metadata['plan'];
  return isTier(name) && name !== 'basic' ? name : null;
}

/** The billing page ends a plan with the flag, Stripe's customer portal with the date. */
const endsAtPeriodEnd = (
  { cancel_at_period_end: isFlagged, cancel_at: endsAt }: Stripe.Subscription,
  { current_period_end: periodEnd }: Stripe.SubscriptionItem,
): boolean => isFlagged || (endsAt !== null && endsAt <= periodEnd);

/** Revokes an end that the billing page shows, but no later one, which staff set. Stripe refuses both parameters together. */
export function withoutEnd(
  found: Stripe.Subscription,
): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at' | 'cancel_at_period_end'> {
  const [item] = found.items.data;
  if (!item || !endsAtPeriodEnd(found, item)) return {};
  return found.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}

/** `before` is the plan as it was stored: what stays unpaid into the next period has no second grace period. */
export function paidPlanOf(
  found: Stripe.Subscription | undefined,
  before: PaidPlan | null,
  now: Date,
): PaidPlan | null {
  const item = found?.items.data[0];
  const tier = found && planOf(found);
  if (!found || !item || !tier) return null;
  const known = before?.stripeSubscriptionId === found.id ? before.graceUntil : null;
  const graceUntil = found.status === 'past_due' ? (known ?? instant(item.current_period_start + GRACE_SECONDS)) : null;
  const inGrace = graceUntil !== null && now.getTime() < Date.parse(graceUntil);
  return {
    stripeSubscriptionId: found.id,
    tier,
    status: inGrace ? 'active' : (STATUSES[found.status] ?? 'incomplete'),
    priceMonthlyCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    paidUntil: instant(Math.min(item.current_period_end, found.cancel_at ?? Infinity)),
    endsAtPeriodEnd: endsAtPeriodEnd(found, item),
    trialUntil: found.status === 'trialing' && found.trial_end ? instant(found.trial_end) : null,
    graceUntil,
  };
}
