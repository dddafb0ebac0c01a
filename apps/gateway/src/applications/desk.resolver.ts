import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Application,
  ApplicationMarks,
  AssignBoothInput,
  ByIdInput,
  DeskChoices,
  DeskInput,
  DeskPage,
  EventBooths,
  MarkApplicationInput,
  assignBooth,
  deskApplications,
  deskChoices,
  eventBooths,
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

  @Mutation(() => Application)
  assignBooth(@Args('input') input: AssignBoothInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(assignBooth, input);
  }

  @Query(() => EventBooths)
  eventBooths(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<EventBooths> {
    return caller.call(eventBooths, input);
  }
}
