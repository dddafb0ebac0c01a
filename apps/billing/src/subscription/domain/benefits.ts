import type { PlanFeatures } from '../../plan/domain/plan.events.js';
import type { Tier } from '../../plan/domain/plans.js';
import { flagsOf } from '../../plan/domain/tier-flags.js';
import type { PaidPlan } from './subscription.events.js';

/** What the plan of a person allows in their role. */
export interface Benefits extends PlanFeatures {
  tier: Tier;
  isVendorPro: boolean;
  isOrganizerPro: boolean;
}

export type FeaturesByTier = Record<Tier, PlanFeatures>;

/** Only an active subscription counts. */
export const tierOf = (paid: PaidPlan | null): Tier => (paid?.status === 'active' ? paid.tier : 'basic');

export function benefitsOf(paid: PaidPlan | null, role: string | null, features: FeaturesByTier): Benefits {
  const tier = tierOf(paid);
  const { isVendorPro, isOrganizerPro } = flagsOf(tier, role ?? '');
  return { tier, isVendorPro, isOrganizerPro, ...features[tier] };
}
