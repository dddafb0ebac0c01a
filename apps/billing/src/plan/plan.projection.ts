import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import type { PlanFeatures } from './domain/plans.js';
import { plan, type VersionedPlan } from './domain/plan.decider.js';

export interface PlanDocument extends Omit<VersionedPlan, 'features'> {
  _id: string;
  /** A document of an earlier version lacks the library. */
  features: Omit<PlanFeatures, 'canReadLibrary'> & Partial<Pick<PlanFeatures, 'canReadLibrary'>>;
}

export const plans = defineProjection<PlanDocument>()({
  name: 'plans',
  collection: 'plans',
  aggregate: plan,
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [],
});
