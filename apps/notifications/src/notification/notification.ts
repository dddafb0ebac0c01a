import { NotificationType } from '@stallbook/contracts';
import type { Notification } from '@stallbook/contracts';

export interface NotificationDocument {
  _id: string;
  userId: string;
  /** Its place among the person's notifications, 1, 2, … without a gap: the cursor. */
  seq: number;
  type: `${NotificationType}`;
  title: string;
  body: string;
  link: string;
  createdAt: Date;
  readAt: Date | null;
  /** Whom the body names, and what it says once they were erased. */
  names?: { personId: string; body: string };
}

/** One per person: the last place given, and how many are unread. */
export interface FeedDocument {
  _id: string;
  seq: number;
  unread: number;
}

export const toNotification = ({
  _id,
  type,
  title,
  body,
  link,
  createdAt,
  readAt,
}: NotificationDocument): Notification => ({
  id: _id,
  type: NotificationType[type],
  title,
  body,
  link,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
