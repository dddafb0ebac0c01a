import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  MyNotificationsInput,
  Notification,
  NotificationFeed,
  UnreadCount,
  markAllRead,
  markRead,
  myNotifications,
  unreadCount,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationFeed)
  myNotifications(
    @Args('input') input: MyNotificationsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<NotificationFeed> {
    return caller.call(myNotifications, input);
  }

  @Query(() => UnreadCount)
  unreadCount(@CurrentCaller() caller: Caller): Promise<UnreadCount> {
    return caller.call(unreadCount, {});
  }

  @Mutation(() => Notification)
  markRead(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Notification> {
    return caller.call(markRead, input);
  }

  @Mutation(() => UnreadCount)
  markAllRead(@CurrentCaller() caller: Caller): Promise<UnreadCount> {
    return caller.call(markAllRead, {});
  }
}
