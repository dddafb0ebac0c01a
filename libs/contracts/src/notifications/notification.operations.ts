import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import { LiveSinceInput, type LiveBatch } from './live.dto.js';
import {
  MyNotificationsInput,
  type Notification,
  type NotificationFeed,
  type UnreadCount,
} from './notification.dto.js';

export const myNotifications = defineQuery<NotificationFeed>()('notifications.myNotifications', {
  input: MyNotificationsInput,
  access: 'signed-in',
});

export const unreadCount = defineQuery<UnreadCount>()('notifications.unreadCount', {
  input: NoInput,
  access: 'signed-in',
});

/** @throws NOT_FOUND for another person's notification */
export const markRead = defineCommand<Notification>()('notifications.markRead', {
  input: ByIdInput,
  access: 'signed-in',
});

export const markAllRead = defineCommand<UnreadCount>()('notifications.markAllRead', {
  input: NoInput,
  access: 'signed-in',
});

export const liveSince = defineQuery<LiveBatch>()('notifications.liveSince', {
  input: LiveSinceInput,
  access: 'signed-in',
});
