import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { MembershipsOfInput, type Membership, type PersonMembership } from './membership.dto.js';
import { PlanByNameInput, type Plan, type PlanCatalog, type PlanVersion } from './plan.dto.js';
import { UpdatePlanInput } from './plan.inputs.js';

export const planCatalog = defineQuery<PlanCatalog>()('billing.planCatalog', { input: NoInput, access: 'public' });

export const planByName = defineQuery<Plan>()('billing.planByName', { input: PlanByNameInput, access: 'public' });

/** @throws PLAN.CHANGED_MEANWHILE, PLAN.BASIC_IS_FREE, PLAN.NEEDS_PRICE */
export const updatePlan = defineCommand<Plan>()('billing.updatePlan', {
  input: UpdatePlanInput,
  access: ['admin'],
  stepUp: true,
});

export const planHistory = defineQuery<PlanVersion[]>()('billing.planHistory', {
  input: PlanByNameInput,
  access: ['admin'],
});

export const membership = defineQuery<Membership>()('billing.membership', { input: NoInput, access: 'signed-in' });

export const membershipsOf = defineQuery<PersonMembership[]>()('billing.membershipsOf', {
  input: MembershipsOfInput,
  access: ['admin'],
});
