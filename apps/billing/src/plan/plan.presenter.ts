import { Tier, type Plan as PlanDto } from '@stallbook/contracts';
import { planIdOf } from '@stallbook/kernel';
import type { VersionedPlan } from './domain/plan.decider.js';
import { savingsOf } from './domain/plans.js';

export const showPlan = (plan: VersionedPlan): PlanDto => ({
  id: planIdOf(plan.name),
  name: Tier[plan.name],
  displayName: plan.displayName,
  stripePriceId: plan.stripePriceId,
  priceMonthlyCents: plan.priceMonthlyCents,
  listPriceMonthlyCents: plan.listPriceMonthlyCents,
  legacyPricesMonthlyCents: plan.legacyPricesMonthlyCents,
  savings: savingsOf(plan),
  platformFeeRate: plan.platformFeeRate,
  features: plan.features,
  trialDays: plan.trialDays,
  promise: plan.promise,
  limit: plan.limit,
  valueCents: plan.valueCents,
  version: plan.version,
});
