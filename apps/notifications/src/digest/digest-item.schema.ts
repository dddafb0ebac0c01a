import type { NotificationType } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { NotificationSubject } from '../notification/new-notification.js';
import type { Trigger } from '../trigger/trigger.js';

export const DIGEST_ITEMS = 'digestItems';

/** What waits for the daily email of a person. The ID is the notification's. */
export interface DigestItem {
  _id: string;
  personId: string;
  kind: string;
  type: `${NotificationType}`;
  about?: NotificationSubject;
  trigger?: Trigger;
  title: string;
  body: string;
  createdAt: Date;
  /** The person named in the body, and the body to show after their erasure. */
  names?: { personId: string; body: string };
}

export const digestItemSchema = defineSchema<DigestItem>(
  DIGEST_ITEMS,
  {
    _id: requiredString,
    personId: requiredString,
    kind: requiredString,
    type: requiredString,
    about: { type: { _id: false, marketEventId: requiredString, applicationId: String } },
    trigger: Schema.Types.Mixed,
    title: requiredString,
    body: requiredString,
    createdAt: requiredDate,
    names: { type: { _id: false, personId: requiredString, body: requiredString } },
  },
  [{ key: { personId: 1, createdAt: 1 } }, { key: { 'names.personId': 1 }, sparse: true }],
);
