import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const PAID_BOOTHS = 'paidBooths';

/** The payments of a market event that hold money. One document, so that concurrent changes conflict. */
export interface PaidBoothsReplica {
  /** The market event's ID. */
  _id: string;
  paymentIds: string[];
  /** When the newest of them was paid, also if it was refunded since. */
  lastPaidAt?: Date;
  /** Counts looks at the entry, so that a deletion conflicts with a payment. */
  looks?: number;
}

export const paidBoothsSchema = defineSchema<PaidBoothsReplica>(PAID_BOOTHS, {
  _id: requiredString,
  paymentIds: { type: [String], required: true },
  lastPaidAt: Date,
  looks: Number,
});
