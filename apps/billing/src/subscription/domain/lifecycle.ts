import type { LifecycleChange, PaidPlan } from './subscription.events.js';

/** What a person wants confirmed in writing; null if only details of the plan changed. */
export function lifecycleChange(before: PaidPlan | null, after: PaidPlan | null): LifecycleChange | null {
  const running = before && before.status !== 'incomplete' ? before : null;
  if (!after) return running && lifecycle('ended', running, null);
  const { paidUntil, trialUntil } = after;
  if (running?.stripeSubscriptionId !== after.stripeSubscriptionId) {
    return after.status === 'active' ? lifecycle('started', after, trialUntil) : null;
  }
  if (running.tier !== after.tier) return lifecycle('switched', after, trialUntil);
  if (running.endsAtPeriodEnd === after.endsAtPeriodEnd) return null;
  return lifecycle(after.endsAtPeriodEnd ? 'canceled' : 'resumed', after, trialUntil ?? paidUntil);
}

const lifecycle = (
  change: LifecycleChange['change'],
  { tier, priceMonthlyCents }: PaidPlan,
  until: string | null,
): LifecycleChange => ({ change, tier, priceMonthlyCents, until });
