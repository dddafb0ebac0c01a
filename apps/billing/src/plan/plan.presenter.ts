import { Tier, type Plan as PlanDto } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { savingsOf, type Plan } from './domain/plans.js';

export const showPlan = (plan: Plan): PlanDto => ({
  id: idFrom('plan', plan.name),
  name: Tier[plan.name],
  displayName: plan.displayName,
  stripePriceId: plan.stripePriceId,
  priceMonthlyCents: plan.priceMonthlyCents,
  listPriceMonthlyCents: plan.listPriceMonthlyCents,
  savings: savingsOf(plan),
  platformFeeRate: plan.platformFeeRate,
  features: plan.features,
});
