import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ChangeMailSubscriptionInput,
  ChooseRecommendationMailInput,
  MailSubscription,
  MailSubscriptionInput,
  NotificationPreferences,
  PushEndpointInput,
  PushState,
  RecommendationMail,
  SaveNotificationPreferencesInput,
  SubscribeToPushInput,
  changeMailSubscription,
  chooseRecommendationMail,
  mailSubscription,
  notificationPreferences,
  recommendationMail,
  saveNotificationPreferences,
  subscribeToPush,
  unsubscribeFromPush,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class PreferencesResolver {
  @Query(() => MailSubscription)
  mailSubscription(
    @Args('input') input: MailSubscriptionInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MailSubscription> {
    return caller.call(mailSubscription, input);
  }

  @Mutation(() => MailSubscription)
  changeMailSubscription(
    @Args('input') input: ChangeMailSubscriptionInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MailSubscription> {
    return caller.call(changeMailSubscription, input);
  }

  @Query(() => NotificationPreferences)
  notificationPreferences(@CurrentCaller() caller: Caller): Promise<NotificationPreferences> {
    return caller.call(notificationPreferences, {});
  }

  @Mutation(() => NotificationPreferences)
  saveNotificationPreferences(
    @Args('input') input: SaveNotificationPreferencesInput,
    @CurrentCaller() caller: Caller,
  ): Promise<NotificationPreferences> {
    return caller.call(saveNotificationPreferences, input);
  }

  @Query(() => RecommendationMail)
  recommendationMail(@CurrentCaller() caller: Caller): Promise<RecommendationMail> {
    return caller.call(recommendationMail, {});
  }

  @Mutation(() => RecommendationMail)
  chooseRecommendationMail(
    @Args('input') input: ChooseRecommendationMailInput,
    @CurrentCaller() caller: Caller,
  ): Promise<RecommendationMail> {
    return caller.call(chooseRecommendationMail, input);
  }

  @Mutation(() => PushState)
  subscribeToPush(@Args('input') input: SubscribeToPushInput, @CurrentCaller() caller: Caller): Promise<PushState> {
    return caller.call(subscribeToPush, input);
  }

  @Mutation(() => PushState)
  unsubscribeFromPush(@Args('input') input: PushEndpointInput, @CurrentCaller() caller: Caller): Promise<PushState> {
    return caller.call(unsubscribeFromPush, input);
  }
}
