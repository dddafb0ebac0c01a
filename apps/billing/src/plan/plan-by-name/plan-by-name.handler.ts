import { Controller } from '@nestjs/common';
import { planByName, type Plan, type PlanByNameInput } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Catalog } from '../catalog.js';
import { showPlan } from '../plan.presenter.js';

@Controller()
export class PlanByNameHandler {
  constructor(private readonly catalog: Catalog) {}

  @Handles(planByName)
  async handle({ name }: PlanByNameInput): Promise<Plan> {
    const plan = await this.catalog.find(name);
    if (!plan) throw notFound('Failed to load plan configuration.');
    return showPlan(plan);
  }
}
