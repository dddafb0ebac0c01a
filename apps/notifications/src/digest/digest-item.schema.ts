import { defineSchema } from '@stallbook/platform/odm';

export const DIGEST_ITEMS = 'digestItems';

/** What waits for the daily email of a person. The ID is the notification's. */
export interface DigestItem {
  _id: string;
  personId: string;
  kind: string;
  title: string;
  body: string;
  createdAt: Date;
  /** The person named in the body, and the body to show after their erasure. */
  names?: { personId: string; body: string };
}

const text = { type: String, required: true };

export const digestItemSchema = defineSchema<DigestItem>(
  DIGEST_ITEMS,
  {
    _id: text,
    personId: text,
    kind: text,
    title: text,
    body: text,
    createdAt: { type: Date, required: true },
    names: { type: { _id: false, personId: text, body: text } },
  },
  [{ key: { personId: 1, createdAt: 1 } }, { key: { 'names.personId': 1 }, sparse: true }],
);
