import type { LifecycleChange, PaidPlan } from './subscription.events.js';

/** What a person wants confirmed in writing; null if only details of the plan changed. */
export function lifecycleChange(before: PaidPlan | null, after: PaidPlan | null): LifecycleChange | null {
  const running = before && before.status !== 'incomplete' ? before : null;
  if (!after) return running && lifecycle('ended', running, null);
  const { graceUntil, paidUntil, trialUntil } = after;
  if (running?.stripeSubscriptionId !== after.stripeSubscriptionId) {
    return after.status === 'active' ? lifecycle('started', after, trialUntil) : null;
  }
  if (running.tier !== after.tier) return lifecycle('switched', after, trialUntil);
  if (running.endsAtPeriodEnd === after.endsAtPeriodEnd) return null;
  // Nothing stays active until a day.
  if (after.status !== 'active') return null;
  if (!after.endsAtPeriodEnd) return lifecycle('resumed', after, trialUntil ?? paidUntil);
  // A period whose payment failed is not paid to its end.
  return lifecycle('canceled', after, trialUntil ?? graceUntil ?? paidUntil);
}

const lifecycle = (
  change: LifecycleChange['change'],
  { tier, priceMonthlyCents }: PaidPlan,
  until: string | null,
): LifecycleChange => ({ change, tier, priceMonthlyCents, until });
