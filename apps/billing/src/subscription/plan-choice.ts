import { Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { Catalog } from '../plan/catalog.js';
import type { VersionedPlan } from '../plan/domain/plan.decider.js';
import { isTier } from '../plan/domain/plans.js';

export type BuyablePlan = VersionedPlan & { stripePriceId: string };

/** A paid plan that someone asks for by name. */
@Injectable()
export class PlanChoice {
  constructor(private readonly catalog: Catalog) {}

  /** @throws DomainError SUBSCRIPTION.INVALID_PLAN, SUBSCRIPTION.PLAN_NOT_LOADED, SUBSCRIPTION.PLAN_WITHOUT_PRICE */
  async find(name: string): Promise<BuyablePlan> {
    if (!isTier(name) || name === 'basic') {
      throw new DomainError('SUBSCRIPTION.INVALID_PLAN', `Invalid plan type: ${name}.`);
    }
    const plan = await this.catalog.find(name);
    if (!plan) throw new DomainError('SUBSCRIPTION.PLAN_NOT_LOADED', 'Failed to load plan configuration.');
    const { stripePriceId } = plan;
    if (!stripePriceId) {
      throw new DomainError('SUBSCRIPTION.PLAN_WITHOUT_PRICE', 'Plan is not configured with a price id.');
    }
    return { ...plan, stripePriceId };
  }
}
