import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  BillingDetails,
  ChangePlanInput,
  CreateCheckoutSessionInput,
  FeatureFlags,
  RedirectUrl,
  Subscription,
  billingDetails,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  featureFlags,
  mySubscription,
  reactivateSubscription,
  refreshSubscription,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import { STRIPE } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class SubscriptionResolver {
  @Query(() => Subscription)
  mySubscription(@CurrentCaller() caller: Caller): Promise<Subscription> {
    return caller.call(mySubscription, {});
  }

  @Query(() => FeatureFlags)
  featureFlags(@CurrentCaller() caller: Caller): Promise<FeatureFlags> {
    return caller.call(featureFlags, {});
  }

  @Query(() => BillingDetails)
  billingDetails(@CurrentCaller() caller: Caller): Promise<BillingDetails> {
    return caller.call(billingDetails, {}, STRIPE);
  }

  @Mutation(() => Subscription)
  refreshSubscription(@CurrentCaller() caller: Caller): Promise<Subscription> {
    return caller.call(refreshSubscription, {}, STRIPE);
  }

  @Mutation(() => RedirectUrl)
  createCheckoutSession(
    @Args('input') input: CreateCheckoutSessionInput,
    @CurrentCaller() caller: Caller,
  ): Promise<RedirectUrl> {
    return caller.call(createCheckoutSession, input, STRIPE);
  }

  @Mutation(() => RedirectUrl)
  createPortalSession(@CurrentCaller() caller: Caller): Promise<RedirectUrl> {
    return caller.call(createPortalSession, {}, STRIPE);
  }

  @Mutation(() => Subscription)
  changePlan(@Args('input') input: ChangePlanInput, @CurrentCaller() caller: Caller): Promise<Subscription> {
    return caller.call(changePlan, input, STRIPE);
  }

  @Mutation(() => Subscription)
  cancelSubscription(@CurrentCaller() caller: Caller): Promise<Subscription> {
    return caller.call(cancelSubscription, {}, STRIPE);
  }

  @Mutation(() => Subscription)
  reactivateSubscription(@CurrentCaller() caller: Caller): Promise<Subscription> {
    return caller.call(reactivateSubscription, {}, STRIPE);
  }
}
