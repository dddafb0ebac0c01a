import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ById,
  MyNotificationsInput,
  Notification,
  NotificationFeed,
  UnreadCount,
  markAllRead,
  markRead,
  myNotifications,
  unreadCount,
} from '@stallbook/contracts';
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationFeed)
  myNotifications(@Args('input') input: MyNotificationsInput, @Asks() caller: Caller): Promise<NotificationFeed> {
    return caller.call(myNotifications, input);
  }

  @Query(() => UnreadCount)
  unreadCount(@Asks() caller: Caller): Promise<UnreadCount> {
    return caller.call(unreadCount, {});
  }

  @Mutation(() => Notification)
  markRead(@Args('input') input: ById, @Asks() caller: Caller): Promise<Notification> {
    return caller.call(markRead, input);
  }

  @Mutation(() => UnreadCount)
  markAllRead(@Asks() caller: Caller): Promise<UnreadCount> {
    return caller.call(markAllRead, {});
  }
}
