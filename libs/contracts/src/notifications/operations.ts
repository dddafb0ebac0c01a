import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { PreviewEmailTemplateInput, SaveEmailTemplateInput, SendTestEmailInput } from './email-template.dto.js';
import type { EmailOutcome, EmailTemplate, EmailTemplatePreview } from './email-template.dto.js';
import { RecordEmailInput, RenderEmailInput } from './email.dto.js';
import type { RenderedEmail } from './email.dto.js';
import { LiveSinceInput } from './live.dto.js';
import type { LiveBatch } from './live.dto.js';
import { MyNotificationsInput } from './notification.dto.js';
import type { Notification, NotificationFeed, UnreadCount } from './notification.dto.js';
import {
  ChangeMailSubscriptionInput,
  MailSubscriptionInput,
  SaveNotificationPreferencesInput,
} from './preference.dto.js';
import type { MailSubscription, NotificationPreferences } from './preference.dto.js';

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

export const renderEmail = defineQuery<RenderedEmail>()('notifications.renderEmail', {
  input: RenderEmailInput,
  access: 'system',
});

export const recordEmail = defineCommand<Done>()('notifications.recordEmail', {
  input: RecordEmailInput,
  access: 'system',
});

export const emailTemplates = defineQuery<EmailTemplate[]>()('notifications.emailTemplates', {
  input: NoInput,
  access: ['admin'],
});

export const previewEmailTemplate = defineQuery<EmailTemplatePreview>()('notifications.previewEmailTemplate', {
  input: PreviewEmailTemplateInput,
  access: ['admin'],
});

/** @throws EMAIL_TEMPLATE.CHANGED_MEANWHILE if another version was saved since */
export const saveEmailTemplate = defineCommand<EmailTemplate>()('notifications.saveEmailTemplate', {
  input: SaveEmailTemplateInput,
  access: ['admin'],
});

/** Waits for the mail server and never throws because of it. */
export const sendTestEmail = defineCommand<EmailOutcome>()('notifications.sendTestEmail', {
  input: SendTestEmailInput,
  access: ['admin'],
});

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
