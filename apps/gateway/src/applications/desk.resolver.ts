import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Application,
  ApplicationMarks,
  AssignBoothInput,
  ByIdInput,
  DeskChoices,
  DeskEntry,
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
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => DeskEntry)
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

  /** null unless the vendor shares it. */
  @ResolveField(() => String, { nullable: true })
  async vendorEmail(@Parent() { application }: DeskEntry, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.sharedAddress.load(application.vendorId))?.email ?? null;
  }

  /** null unless the vendor shares it. */
  @ResolveField(() => String, { nullable: true })
  async vendorPhone(@Parent() { application }: DeskEntry, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.sharedAddress.load(application.vendorId))?.phone ?? null;
  }
}
