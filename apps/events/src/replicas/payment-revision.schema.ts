import type { Revised } from '@stallbook/event-store';
import { defineSchema } from '@stallbook/platform/odm';

export const PAYMENT_REVISIONS = 'paymentRevisions';

/** The newest known fact about each payment. */
export const paymentRevisionSchema = defineSchema<Revised>(PAYMENT_REVISIONS, {
  _id: { type: String, required: true },
  revision: { type: Number, required: true },
});
