import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ApplicationMarks,
  DeskChoices,
  DeskInput,
  DeskPage,
  MarkApplicationInput,
  deskApplications,
  deskChoices,
  markApplication,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class DeskResolver {
  @Query(() => DeskPage)
  deskApplications(@Args('input') input: DeskInput, @CurrentCaller() caller: Caller): Promise<DeskPage> {
    return caller.call(deskApplications, input);
  }

  @Query(() => DeskChoices)
  deskChoices(@CurrentCaller() caller: Caller): Promise<DeskChoices> {
    return caller.call(deskChoices, {});
  }

  @Mutation(() => ApplicationMarks)
  markApplication(
    @Args('input') input: MarkApplicationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationMarks> {
    return caller.call(markApplication, input);
  }
}
