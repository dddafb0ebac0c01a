import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { plan, type VersionedPlan } from './domain/plan.decider.js';

export interface PlanDocument extends VersionedPlan {
  _id: string;
}

export const plans = defineProjection<PlanDocument>()({
  name: 'plans',
  collection: 'plans',
  aggregate: plan,
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [],
});
