import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { Catalog } from './catalog.js';
import { MembershipHandler } from './membership/membership.handler.js';
import { MembershipsOfHandler } from './memberships-of/memberships-of.handler.js';
import { PlanByNameHandler } from './plan-by-name/plan-by-name.handler.js';
import { PlanCatalogHandler } from './plan-catalog/plan-catalog.handler.js';
import { PlanHistoryHandler } from './plan-history/plan-history.handler.js';
import { PlanPriceTask } from './plan-price.task.js';
import { PlanPrices } from './plan-prices.js';
import { Tiers } from './tiers.js';
import { UpdatePlanHandler } from './update-plan/update-plan.handler.js';

@Module({
  imports: [StripeModule],
  controllers: [
    PlanCatalogHandler,
    PlanByNameHandler,
    PlanHistoryHandler,
    UpdatePlanHandler,
    MembershipHandler,
    MembershipsOfHandler,
  ],
  providers: [Catalog, Tiers, PlanPrices, PlanPriceTask],
  exports: [Catalog, Tiers],
})
export class PlanModule {}
