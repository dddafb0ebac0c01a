import type { NotificationType } from '@stallbook/contracts';

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  at: Date;
  names?: { personId: string; body: string };
}
