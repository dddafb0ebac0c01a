import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import {
  ChangeMailSubscriptionInput,
  MailSubscriptionInput,
  SaveNotificationPreferencesInput,
  type MailSubscription,
  type NotificationPreferences,
} from './preference.dto.js';

/** @throws NOT_FOUND for a link that is not ours */
export const mailSubscription = defineQuery<MailSubscription>()('notifications.mailSubscription', {
  input: MailSubscriptionInput,
  access: 'public',
});

/** @throws NOT_FOUND for a link that is not ours */
export const changeMailSubscription = defineCommand<MailSubscription>()('notifications.changeMailSubscription', {
  input: ChangeMailSubscriptionInput,
  access: 'public',
});

export const notificationPreferences = defineQuery<NotificationPreferences>()('notifications.notificationPreferences', {
  input: NoInput,
  access: 'signed-in',
});

export const saveNotificationPreferences = defineCommand<NotificationPreferences>()(
  'notifications.saveNotificationPreferences',
  { input: SaveNotificationPreferencesInput, access: 'signed-in' },
);
