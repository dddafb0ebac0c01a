import { Controller } from '@nestjs/common';
import { planCatalog, type PlanCatalog } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { Catalog } from '../catalog.js';
import { showPlan } from '../plan.presenter.js';

@Controller()
export class PlanCatalogHandler {
  constructor(private readonly catalog: Catalog) {}

  @Handles(planCatalog)
  async handle(): Promise<PlanCatalog> {
    return { plans: (await this.catalog.all()).map(showPlan) };
  }
}
