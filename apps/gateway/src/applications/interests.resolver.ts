import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Done,
  EventInterest,
  EventInterestPage,
  ExpressInterestInput,
  InterestForEventInput,
  MarketEvent,
  MyInterestsInput,
  OrganizerInterestsInput,
  RemoveInterestInput,
  expressInterest,
  interestForEvent,
  myInterests,
  organizerInterests,
  removeInterest,
} from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => EventInterest)
export class InterestsResolver {
  @Query(() => EventInterest, { nullable: true })
  interestForEvent(
    @Args('input') input: InterestForEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EventInterest | null> {
    return caller.call(interestForEvent, input);
  }

  @Query(() => EventInterestPage)
  myInterests(@Args('input') input: MyInterestsInput, @CurrentCaller() caller: Caller): Promise<EventInterestPage> {
    return caller.call(myInterests, input);
  }

  @Query(() => EventInterestPage)
  organizerInterests(
    @Args('input') input: OrganizerInterestsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EventInterestPage> {
    return caller.call(organizerInterests, input);
  }

  @Mutation(() => EventInterest)
  expressInterest(@Args('input') input: ExpressInterestInput, @CurrentCaller() caller: Caller): Promise<EventInterest> {
    return caller.call(expressInterest, input);
  }

  @Mutation(() => Done)
  removeInterest(@Args('input') input: RemoveInterestInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(removeInterest, input);
  }
  /** The event as its page shows it; null while it has none. */
  @ResolveField(() => MarketEvent, { nullable: true })
  marketEvent(@Parent() { eventId }: EventInterest, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> {
    return loaders.marketEvent.load(eventId);
  }
}
