import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  allBlueprints,
  Blueprint,
  blueprint,
  blueprintAnalytics,
  blueprintCategories,
  BlueprintCategory,
  BlueprintProgress,
  blueprints,
  BlueprintsInput,
  BlueprintStats,
  blueprintStats,
  BlueprintSummary,
  BlueprintUse,
  ByIdInput,
  Done,
  myBlueprintProgress,
  openBlueprint,
  recommendedBlueprints,
  saveBlueprintProgress,
  SaveBlueprintProgressInput,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class BlueprintsResolver {
  @Query(() => [BlueprintCategory])
  blueprintCategories(@CurrentCaller() caller: Caller): Promise<BlueprintCategory[]> {
    return caller.call(blueprintCategories, {});
  }

  @Query(() => [BlueprintSummary])
  blueprints(@Args('input') input: BlueprintsInput, @CurrentCaller() caller: Caller): Promise<BlueprintSummary[]> {
    return caller.call(blueprints, input);
  }

  @Query(() => Blueprint)
  blueprint(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Blueprint> {
    return caller.call(blueprint, input);
  }

  @Query(() => [BlueprintSummary])
  recommendedBlueprints(@CurrentCaller() caller: Caller): Promise<BlueprintSummary[]> {
    return caller.call(recommendedBlueprints, {});
  }

  @Query(() => [BlueprintProgress])
  myBlueprintProgress(@CurrentCaller() caller: Caller): Promise<BlueprintProgress[]> {
    return caller.call(myBlueprintProgress, {});
  }

  @Query(() => BlueprintStats)
  blueprintStats(@CurrentCaller() caller: Caller): Promise<BlueprintStats> {
    return caller.call(blueprintStats, {});
  }

  @Query(() => [BlueprintSummary])
  allBlueprints(@CurrentCaller() caller: Caller): Promise<BlueprintSummary[]> {
    return caller.call(allBlueprints, {});
  }

  @Query(() => [BlueprintUse])
  blueprintAnalytics(@CurrentCaller() caller: Caller): Promise<BlueprintUse[]> {
    return caller.call(blueprintAnalytics, {});
  }

  @Mutation(() => Done)
  openBlueprint(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(openBlueprint, input);
  }

  @Mutation(() => BlueprintProgress)
  saveBlueprintProgress(
    @Args('input') input: SaveBlueprintProgressInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BlueprintProgress> {
    return caller.call(saveBlueprintProgress, input);
  }
}
