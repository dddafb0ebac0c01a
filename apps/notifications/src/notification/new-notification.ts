import type { NotificationType } from '@stallbook/contracts';
import type { WaitingNotification } from './waiting-notification.js';

export interface NewNotification extends WaitingNotification {
  id: string;
  userId: string;
  type: NotificationType;
  link: string;
  at: Date;
}
