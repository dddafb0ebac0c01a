import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  EventRecommendation,
  GeneratedRecommendations,
  PublicProfile,
  VendorPreferences,
  VendorPreferencesInput,
  VendorSuggestion,
  VendorSuggestions,
  VendorSuggestionsInput,
  generateEventRecommendations,
  saveVendorPreferences,
  vendorEventRecommendations,
  vendorPreferences,
  vendorRecommendationsWithPreferences,
  vendorSuggestions,
} from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => EventRecommendation)
export class RecommendationsResolver {
  @Query(() => VendorPreferences)
  vendorPreferences(@CurrentCaller() caller: Caller): Promise<VendorPreferences> {
    return caller.call(vendorPreferences, {});
  }

  @Mutation(() => VendorPreferences)
  saveVendorPreferences(
    @Args('input') input: VendorPreferencesInput,
    @CurrentCaller() caller: Caller,
  ): Promise<VendorPreferences> {
    return caller.call(saveVendorPreferences, input);
  }

  @Query(() => [EventRecommendation])
  vendorEventRecommendations(
    @Args('input') input: VendorPreferencesInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EventRecommendation[]> {
    return caller.call(vendorEventRecommendations, input);
  }

  @Query(() => [EventRecommendation])
  vendorRecommendationsWithPreferences(@CurrentCaller() caller: Caller): Promise<EventRecommendation[]> {
    return caller.call(vendorRecommendationsWithPreferences, {});
  }

  @Query(() => GeneratedRecommendations)
  generateEventRecommendations(@CurrentCaller() caller: Caller): Promise<GeneratedRecommendations> {
    return caller.call(generateEventRecommendations, {});
  }
}

@Resolver(() => VendorSuggestion)
export class VendorSuggestionsResolver {
  @Query(() => VendorSuggestions)
  vendorSuggestions(
    @Args('input') input: VendorSuggestionsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<VendorSuggestions> {
    return caller.call(vendorSuggestions, input);
  }

  @ResolveField(() => PublicProfile, { nullable: true })
  vendor(@Parent() { vendorId }: VendorSuggestion, @DataLoaders() loaders: Loaders): Promise<PublicProfile | null> {
    return loaders.profile.load(vendorId);
  }
}
