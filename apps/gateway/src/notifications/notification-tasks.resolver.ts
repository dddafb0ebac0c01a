import { Query, Resolver } from '@nestjs/graphql';
import { notificationTasks, NotificationTasks } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class NotificationTasksResolver {
  @Query(() => NotificationTasks)
  notificationTasks(@CurrentCaller() caller: Caller): Promise<NotificationTasks> {
    return caller.call(notificationTasks, {});
  }
}
