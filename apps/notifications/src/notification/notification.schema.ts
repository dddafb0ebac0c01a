import { NotificationType, type Notification } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { namesField, type Named } from './waiting-notification.js';

export const NOTIFICATIONS = 'notifications';
export const FEEDS = 'feeds';

export interface NotificationDocument {
  _id: string;
  userId: string;
  /** In the order of arrival, without gaps; a cursor is that of the last one seen. */
  seq: number;
  type: `${NotificationType}`;
  title: string;
  body: string;
  link: string;
  createdAt: Date;
  readAt: Date | null;
  names?: Named;
}

/** One per person: the last `seq` and the unread count. */
export interface FeedDocument {
  _id: string;
  seq: number;
  unread: number;
}

export const notificationSchema = defineSchema<NotificationDocument>(
  NOTIFICATIONS,
  {
    _id: requiredString,
    userId: requiredString,
    seq: { type: Number, required: true, min: 1 },
    type: { type: String, enum: Object.values(NotificationType), required: true },
    title: requiredString,
    body: requiredString,
    link: requiredString,
    createdAt: requiredDate,
    readAt: Date,
    names: namesField,
  },
  [
    { key: { userId: 1, seq: -1 }, unique: true },
    { key: { userId: 1, createdAt: -1, seq: -1 } },
    { key: { userId: 1, readAt: 1 } },
    { key: { 'names.personId': 1 }, sparse: true },
  ],
);

export const feedSchema = defineSchema<FeedDocument>(FEEDS, {
  _id: requiredString,
  seq: { type: Number, required: true, min: 0 },
  unread: { type: Number, required: true, min: 0 },
});

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
