import { Args, Extensions, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Account,
  ByIdInput,
  ClaimFilterInput,
  Done,
  EventClaim,
  EventClaimPage,
  MarketEvent,
  MOST_OPEN_CLAIMS,
  OpenClaim,
  SubmitClaimInput,
  approveClaim,
  claims,
  denyClaim,
  myOpenClaims,
  submitClaim,
} from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders, HttpRequest } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import { agentOf, remoteAddressOf } from '../session/client.js';
import { languageOf } from '../web/language/language.js';

@Resolver(() => EventClaim)
export class ClaimsResolver {
  @Query(() => EventClaimPage)
  claims(@Args('input') input: ClaimFilterInput, @CurrentCaller() caller: Caller): Promise<EventClaimPage> {
    return caller.call(claims, input);
  }

  @Mutation(() => Done)
  submitClaim(
    @Args('input') input: SubmitClaimInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<Done> {
    const from = {
      remoteAddress: remoteAddressOf(request),
      userAgent: agentOf(request),
      language: languageOf(request),
    };
    return caller.call(submitClaim, { ...input, ...from });
  }

  @Mutation(() => EventClaim)
  approveClaim(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<EventClaim> {
    return caller.call(approveClaim, input);
  }

  @Mutation(() => EventClaim)
  denyClaim(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<EventClaim> {
    return caller.call(denyClaim, input);
  }

  @ResolveField(() => Account, { nullable: true })
  nextOwner(@Parent() { nextOwnerId }: EventClaim, @DataLoaders() loaders: Loaders): Promise<Account | null> | null {
    return nextOwnerId ? loaders.account.load(nextOwnerId) : null;
  }

  @ResolveField(() => MarketEvent, { nullable: true })
  event(@Parent() { eventId }: EventClaim, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> {
    return loaders.marketEvent.load(eventId);
  }
}

@Resolver(() => OpenClaim)
export class OpenClaimsResolver {
  @Query(() => [OpenClaim])
  @Extensions({ longest: MOST_OPEN_CLAIMS })
  myOpenClaims(@CurrentCaller() caller: Caller): Promise<OpenClaim[]> {
    return caller.call(myOpenClaims, {});
  }

  @ResolveField(() => MarketEvent, { nullable: true })
  event(@Parent() { eventId }: OpenClaim, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> {
    return loaders.marketEvent.load(eventId);
  }
}
