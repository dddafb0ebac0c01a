import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Plan,
  PlanByNameInput,
  PlanCatalog,
  PlanVersion,
  UpdatePlanInput,
  planByName,
  planCatalog,
  planHistory,
  updatePlan,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import { STRIPE } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class PlanResolver {
  @Query(() => PlanCatalog)
  planCatalog(@CurrentCaller() caller: Caller): Promise<PlanCatalog> {
    return caller.callPublic(planCatalog, {});
  }

  @Query(() => Plan)
  planByName(@Args('input') input: PlanByNameInput, @CurrentCaller() caller: Caller): Promise<Plan> {
    return caller.callPublic(planByName, input);
  }

  @Query(() => [PlanVersion])
  planHistory(@Args('input') input: PlanByNameInput, @CurrentCaller() caller: Caller): Promise<PlanVersion[]> {
    return caller.call(planHistory, input);
  }

  @Mutation(() => Plan)
  updatePlan(@Args('input') input: UpdatePlanInput, @CurrentCaller() caller: Caller): Promise<Plan> {
    return caller.call(updatePlan, input, STRIPE);
  }
}
