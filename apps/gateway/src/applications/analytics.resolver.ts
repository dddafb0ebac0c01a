import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  AnalyticsInput,
  OrganizerAnalytics,
  VendorAnalytics,
  organizerAnalytics,
  vendorAnalytics,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class AnalyticsResolver {
  @Query(() => VendorAnalytics)
  vendorAnalytics(@Args('input') input: AnalyticsInput, @CurrentCaller() caller: Caller): Promise<VendorAnalytics> {
    return caller.call(vendorAnalytics, input);
  }

  @Query(() => OrganizerAnalytics)
  organizerAnalytics(
    @Args('input') input: AnalyticsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OrganizerAnalytics> {
    return caller.call(organizerAnalytics, input);
  }
}
