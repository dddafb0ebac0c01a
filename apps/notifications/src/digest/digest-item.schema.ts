import type { NotificationType } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

import type { NoteSubject } from '../notification/new-notification.js';

export const DIGEST_ITEMS = 'digestItems';

/** What waits for the daily email of a person. The ID is the notification's. */
export interface DigestItem {
  _id: string;
  personId: string;
  kind: string;
  /** Absent in what was written by earlier versions, as is `about`. */
  type?: `${NotificationType}`;
  about?: NoteSubject;
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
    type: String,
    about: { type: { _id: false, marketEventId: requiredString, applicationId: String } },
    title: requiredString,
    body: requiredString,
    createdAt: requiredDate,
    names: { type: { _id: false, personId: requiredString, body: requiredString } },
  },
  [{ key: { personId: 1, createdAt: 1 } }, { key: { 'names.personId': 1 }, sparse: true }],
);
