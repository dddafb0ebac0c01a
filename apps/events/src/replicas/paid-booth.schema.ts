import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const PAID_BOOTHS = 'paidBooths';

export interface PaidBooth {
  paymentId: string;
  paidAt: Date;
}

/** The payments of a market event that hold money. One document, so that concurrent changes conflict. */
export interface PaidBoothsReplica {
  /** The market event's ID. */
  _id: string;
  payments: PaidBooth[];
  /** Grows with each check for payments, so that a deletion conflicts with a payment. */
  looks?: number;
}

export const paidBoothsSchema = defineSchema<PaidBoothsReplica>(PAID_BOOTHS, {
  _id: requiredString,
  payments: { type: [{ _id: false, paymentId: requiredString, paidAt: requiredDate }], required: true },
  looks: Number,
});
