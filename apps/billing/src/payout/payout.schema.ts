import { PayoutStatus } from '@stallbook/contracts';
import type { Cents } from '@stallbook/kernel';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const PAYOUTS = 'payouts';

/** What Stripe sent from an organizer's balance to their bank. */
export interface PayoutDocument {
  /** Stripe's ID. */
  _id: string;
  organizerId: string;
  amountCents: Cents;
  currency: string;
  status: `${PayoutStatus}`;
  /** A payout never goes back to an earlier stage, so an older answer of Stripe changes nothing. */
  stage: number;
  failureMessage: string | null;
  /** UTC day. */
  arrivesOn: string;
  /** ISO instant. */
  createdAt: string;
}

export const payoutSchema = defineSchema<PayoutDocument>(
  PAYOUTS,
  {
    _id: requiredString,
    organizerId: requiredString,
    amountCents: { type: Number, required: true },
    currency: requiredString,
    status: { type: String, enum: Object.values(PayoutStatus), required: true },
    stage: { type: Number, required: true },
    failureMessage: String,
    arrivesOn: requiredString,
    createdAt: requiredString,
  },
  [{ key: { organizerId: 1, createdAt: -1, _id: 1 } }],
);
