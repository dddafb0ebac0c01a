import type { NotificationType } from '@stallbook/contracts';
import type { Trigger } from '../trigger/trigger.js';

/** What can change before a notification is pushed or summed up. */
export interface NotificationSubject {
  marketEventId: string;
  applicationId?: string;
}

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  at: Date;
  names?: { personId: string; body: string };
  about?: NotificationSubject;
  /** Its cause, from which it can be composed again. */
  trigger?: Trigger;
}
