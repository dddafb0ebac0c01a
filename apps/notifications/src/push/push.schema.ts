import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { waitingFields, type WaitingNotification } from '../notification/waiting-notification.js';

export const PUSH_SUBSCRIPTIONS = 'pushSubscriptions';
export const PUSHES = 'pushes';

/** A browser of a person. The ID is the hash of the endpoint, which is a secret. */
export interface PushSubscriptionDocument {
  _id: string;
  personId: string;
  /** It ends with the session that turned it on, also when that expires. */
  sessionId?: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** A notification that waits to be pushed to a browser. */
export interface PushDocument extends WaitingNotification {
  _id: string;
  subscriptionId: string;
  personId: string;
  link: string;
  createdAt: Date;
  dueAt: Date;
  attempts: number;
}

/** No session lasts longer. */
const MAX_SESSION_S = 90 * 24 * 60 * 60;

export const pushSubscriptionSchema = defineSchema<PushSubscriptionDocument>(
  PUSH_SUBSCRIPTIONS,
  {
    _id: requiredString,
    personId: requiredString,
    sessionId: String,
    endpoint: requiredString,
    p256dh: requiredString,
    auth: requiredString,
    createdAt: requiredDate,
  },
  [
    { key: { personId: 1, createdAt: 1 } },
    { key: { sessionId: 1 } },
    { key: { createdAt: 1 }, expireAfterSeconds: MAX_SESSION_S },
  ],
);

export const pushSchema = defineSchema<PushDocument>(
  PUSHES,
  {
    _id: requiredString,
    subscriptionId: requiredString,
    personId: requiredString,
    ...waitingFields,
    link: requiredString,
    createdAt: requiredDate,
    dueAt: requiredDate,
    attempts: { type: Number, required: true },
  },
  [
    { key: { dueAt: 1 } },
    { key: { personId: 1 } },
    { key: { subscriptionId: 1 } },
    { key: { 'names.personId': 1 }, sparse: true },
  ],
);
