import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { Catalog } from './catalog.js';
import { MembershipHandler } from './membership/membership.handler.js';
import { MembershipsOfHandler } from './memberships-of/memberships-of.handler.js';
import { PlanByNameHandler } from './plan-by-name/plan-by-name.handler.js';
import { PlanCatalogHandler } from './plan-catalog/plan-catalog.handler.js';
import { planSchema } from './plan.schema.js';
import { Tiers } from './tiers.js';

@Module({
  imports: [modelsOf(planSchema)],
  controllers: [PlanCatalogHandler, PlanByNameHandler, MembershipHandler, MembershipsOfHandler],
  providers: [Catalog, Tiers],
  exports: [Tiers],
})
export class PlanModule {}
