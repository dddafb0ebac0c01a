import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  Blueprint,
  BlueprintCategory,
  BlueprintSummary,
  ByIdInput,
  ByIdsInput,
  createBlueprint,
  createBlueprintCategory,
  CreateBlueprintCategoryInput,
  CreateBlueprintInput,
  deleteBlueprint,
  deleteBlueprintCategory,
  Done,
  editBlueprint,
  editBlueprintCategory,
  EditBlueprintCategoryInput,
  EditBlueprintInput,
  orderBlueprintCategories,
  orderBlueprints,
  publishBlueprint,
  unpublishBlueprint,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class BlueprintEditingResolver {
  @Mutation(() => Blueprint)
  createBlueprint(@Args('input') input: CreateBlueprintInput, @CurrentCaller() caller: Caller): Promise<Blueprint> {
    return caller.call(createBlueprint, input);
  }

  @Mutation(() => Blueprint)
  editBlueprint(@Args('input') input: EditBlueprintInput, @CurrentCaller() caller: Caller): Promise<Blueprint> {
    return caller.call(editBlueprint, input);
  }

  @Mutation(() => Blueprint)
  publishBlueprint(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Blueprint> {
    return caller.call(publishBlueprint, input);
  }

  @Mutation(() => Blueprint)
  unpublishBlueprint(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Blueprint> {
    return caller.call(unpublishBlueprint, input);
  }

  @Mutation(() => Done)
  deleteBlueprint(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteBlueprint, input);
  }

  @Mutation(() => [BlueprintSummary])
  orderBlueprints(@Args('input') input: ByIdsInput, @CurrentCaller() caller: Caller): Promise<BlueprintSummary[]> {
    return caller.call(orderBlueprints, input);
  }

  @Mutation(() => [BlueprintCategory])
  createBlueprintCategory(
    @Args('input') input: CreateBlueprintCategoryInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BlueprintCategory[]> {
    return caller.call(createBlueprintCategory, input);
  }

  @Mutation(() => [BlueprintCategory])
  editBlueprintCategory(
    @Args('input') input: EditBlueprintCategoryInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BlueprintCategory[]> {
    return caller.call(editBlueprintCategory, input);
  }

  @Mutation(() => [BlueprintCategory])
  deleteBlueprintCategory(
    @Args('input') input: ByIdInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BlueprintCategory[]> {
    return caller.call(deleteBlueprintCategory, input);
  }

  @Mutation(() => [BlueprintCategory])
  orderBlueprintCategories(
    @Args('input') input: ByIdsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BlueprintCategory[]> {
    return caller.call(orderBlueprintCategories, input);
  }
}
