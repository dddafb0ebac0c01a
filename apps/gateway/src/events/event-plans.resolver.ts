import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AddPlanningTaskInput,
  EventPlan,
  EventPlanInput,
  RemovePlanningTaskInput,
  TickPlanningTaskInput,
  addPlanningTask,
  eventPlan,
  removePlanningTask,
  tickPlanningTask,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => EventPlan)
export class EventPlansResolver {
  @Query(() => EventPlan)
  eventPlan(@Args('input') input: EventPlanInput, @CurrentCaller() caller: Caller): Promise<EventPlan> {
    return caller.call(eventPlan, input);
  }

  @Mutation(() => EventPlan)
  tickPlanningTask(@Args('input') input: TickPlanningTaskInput, @CurrentCaller() caller: Caller): Promise<EventPlan> {
    return caller.call(tickPlanningTask, input);
  }

  @Mutation(() => EventPlan)
  addPlanningTask(@Args('input') input: AddPlanningTaskInput, @CurrentCaller() caller: Caller): Promise<EventPlan> {
    return caller.call(addPlanningTask, input);
  }

  @Mutation(() => EventPlan)
  removePlanningTask(
    @Args('input') input: RemovePlanningTaskInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EventPlan> {
    return caller.call(removePlanningTask, input);
  }
}
