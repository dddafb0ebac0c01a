import { defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import type { NotificationTasks } from './notification-tasks.dto.js';

/** Counts only: it reads no report, so the log of admin operations has no entry for it. */
export const notificationTasks = defineQuery<NotificationTasks>()('notifications.notificationTasks', {
  input: NoInput,
  access: ['admin'],
});
