import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { waitingFields, type WaitingNotification } from '../notification/waiting-notification.js';

export const DIGEST_ITEMS = 'digestItems';

/** What waits for the daily email of a person. The ID is the notification's. */
export interface DigestItem extends WaitingNotification {
  _id: string;
  personId: string;
  kind: string;
  createdAt: Date;
}

export const digestItemSchema = defineSchema<DigestItem>(
  DIGEST_ITEMS,
  {
    _id: requiredString,
    personId: requiredString,
    kind: requiredString,
    ...waitingFields,
    createdAt: requiredDate,
  },
  [{ key: { personId: 1, createdAt: 1 } }, { key: { 'names.personId': 1 }, sparse: true }],
);
