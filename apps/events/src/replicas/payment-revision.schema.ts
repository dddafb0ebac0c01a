import type { Revised } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const PAYMENT_REVISIONS = 'paymentRevisions';

/** The newest known fact about each payment. */
export const paymentRevisionSchema = defineSchema<Revised>(PAYMENT_REVISIONS, {
  _id: requiredString,
  revision: { type: Number, required: true },
});
