import { Args, Info, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ByEventCodeInput,
  ByIdInput,
  CreateMarketEventInput,
  DeletedMarketEvent,
  DuplicateMarketEventInput,
  MarketEvent,
  MarketEventCounts,
  MarketEventFilterInput,
  MarketEventMap,
  MarketEventMapInput,
  MarketEventPage,
  MyMarketEventsFilterInput,
  PublicProfile,
  RepeatMarketEventInput,
  RepeatedMarketEvent,
  SearchCorrection,
  SearchCorrectionInput,
  SetUpMarketEventInput,
  UpdateMarketEventInput,
  adminMarketEvents,
  countMarketEvents,
  createMarketEvent,
  deleteMarketEvent,
  duplicateMarketEvent,
  marketEvent,
  marketEventByCode,
  marketEventMap,
  marketEvents,
  myMarketEvents,
  publishMarketEvent,
  removeBanner,
  removeEventImage,
  repeatMarketEvent,
  searchCorrection,
  setUpMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders, HttpRequest } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import { fieldsOfItems } from '../graphql/selected-fields.js';
import { remoteAddressOf } from '../session/client.js';

@Resolver(() => MarketEvent)
export class MarketEventsResolver {
  @Query(() => MarketEventPage)
  marketEvents(
    @Args('input') input: MarketEventFilterInput,
    @CurrentCaller() caller: Caller,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MarketEventPage> {
    return caller.callPublic(marketEvents, { ...input, fields: fieldsOfItems(info) });
  }

  @Query(() => MarketEventMap)
  marketEventMap(@Args('input') input: MarketEventMapInput, @CurrentCaller() caller: Caller): Promise<MarketEventMap> {
    return caller.callPublic(marketEventMap, input);
  }

  @Query(() => SearchCorrection, { nullable: true })
  searchCorrection(
    @Args('input') input: SearchCorrectionInput,
    @CurrentCaller() caller: Caller,
  ): Promise<SearchCorrection | null> {
    return caller.callPublic(searchCorrection, input);
  }

  /** Owners and admins also see drafts and the code, so their answer is not shared. */
  @Query(() => MarketEvent)
  marketEvent(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    const role = caller.actor?.role;
    return role === 'organizer' || role === 'admin'
      ? caller.call(marketEvent, input)
      : caller.callPublic(marketEvent, input);
  }

  @Query(() => MarketEvent)
  marketEventByCode(
    @Args('input') input: ByEventCodeInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<MarketEvent> {
    return caller.call(marketEventByCode, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  @Query(() => MarketEventPage)
  myMarketEvents(
    @Args('input') input: MyMarketEventsFilterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEventPage> {
    return caller.call(myMarketEvents, input);
  }

  @Query(() => MarketEventPage)
  adminMarketEvents(
    @Args('input') input: MarketEventFilterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEventPage> {
    return caller.call(adminMarketEvents, input);
  }

  @Query(() => MarketEventCounts)
  countMarketEvents(@CurrentCaller() caller: Caller): Promise<MarketEventCounts> {
    return caller.call(countMarketEvents, {});
  }

  @Mutation(() => MarketEvent)
  createMarketEvent(
    @Args('input') input: CreateMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEvent> {
    return caller.call(createMarketEvent, input);
  }

  @Mutation(() => MarketEvent)
  updateMarketEvent(
    @Args('input') input: UpdateMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEvent> {
    return caller.call(updateMarketEvent, input);
  }

  @Mutation(() => MarketEvent)
  setUpMarketEvent(@Args('input') input: SetUpMarketEventInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    return caller.call(setUpMarketEvent, input);
  }

  @Mutation(() => MarketEvent)
  publishMarketEvent(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    return caller.call(publishMarketEvent, input);
  }

  @Mutation(() => MarketEvent)
  removeBanner(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    return caller.call(removeBanner, input);
  }

  @Mutation(() => MarketEvent)
  removeEventImage(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    return caller.call(removeEventImage, input);
  }

  @Mutation(() => MarketEvent)
  duplicateMarketEvent(
    @Args('input') input: DuplicateMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEvent> {
    return caller.call(duplicateMarketEvent, input);
  }

  @Mutation(() => RepeatedMarketEvent)
  repeatMarketEvent(
    @Args('input') input: RepeatMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<RepeatedMarketEvent> {
    return caller.call(repeatMarketEvent, input);
  }

  @Mutation(() => DeletedMarketEvent)
  deleteMarketEvent(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<DeletedMarketEvent> {
    return caller.call(deleteMarketEvent, input);
  }

  /** null for an unclaimed seeded event. */
  @ResolveField(() => PublicProfile, { nullable: true })
  organizer(
    @Parent() { organizerId }: MarketEvent,
    @DataLoaders() loaders: Loaders,
  ): Promise<PublicProfile | null> | null {
    return organizerId ? loaders.profile.load(organizerId) : null;
  }
}
