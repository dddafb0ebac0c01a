import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ById,
  ClaimFilter,
  Done,
  EventClaim,
  EventClaimPage,
  MarketEvent,
  SubmitClaim,
  approveClaim,
  claims,
  denyClaim,
  submitClaim,
} from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../graphql/caller.js';
import { Asks, Joins, Sent } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import { cameFrom } from '../sessions/came-from.js';

@Resolver(() => EventClaim)
export class ClaimsResolver {
  @Query(() => EventClaimPage)
  claims(@Args('input') input: ClaimFilter, @Asks() caller: Caller): Promise<EventClaimPage> {
    return caller.call(claims, input);
  }

  @Mutation(() => Done)
  submitClaim(
    @Args('input') input: SubmitClaim,
    @Asks() caller: Caller,
    @Sent() request: FastifyRequest,
  ): Promise<Done> {
    return caller.call(submitClaim, { ...input, ...cameFrom(request) });
  }

  @Mutation(() => EventClaim)
  approveClaim(@Args('input') input: ById, @Asks() caller: Caller): Promise<EventClaim> {
    return caller.call(approveClaim, input);
  }

  @Mutation(() => EventClaim)
  denyClaim(@Args('input') input: ById, @Asks() caller: Caller): Promise<EventClaim> {
    return caller.call(denyClaim, input);
  }

  @ResolveField(() => MarketEvent, { nullable: true })
  event(@Parent() { eventId }: EventClaim, @Joins() loaders: Loaders): Promise<MarketEvent | null> {
    return loaders.marketEvent.load(eventId);
  }
}
