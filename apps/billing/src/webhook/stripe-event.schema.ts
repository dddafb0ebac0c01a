import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { Subject } from './stripe-event-subject.js';

export const STRIPE_EVENTS = 'stripeEvents';

export interface StripeEvent {
  /** Stripe's event ID. */
  _id: string;
  type: string;
  subject: Subject | null;
  /** `ignored`: not ours. `abandoned`: every retry failed. */
  status: 'waiting' | 'processed' | 'ignored' | 'abandoned';
  receivedAt: Date;
  attempts: number;
  /** When a waiting event is due for a retry. */
  nextTryAt: Date;
}

const RETENTION_SECONDS = 90 * 24 * 60 * 60;

const subject = new Schema<Subject>(
  {
    kind: { type: String, enum: ['payment', 'account', 'payout', 'customer'], required: true },
    paymentIntentId: String,
    stripeAccountId: String,
    payoutId: String,
    customerId: String,
  },
  { _id: false, strict: 'throw' },
);

export const stripeEventSchema = defineSchema<StripeEvent>(
  STRIPE_EVENTS,
  {
    _id: requiredString,
    type: requiredString,
    subject,
    status: { type: String, enum: ['waiting', 'processed', 'ignored', 'abandoned'], required: true },
    receivedAt: requiredDate,
    attempts: { type: Number, required: true },
    nextTryAt: requiredDate,
  },
  [{ key: { status: 1, nextTryAt: 1 } }, { key: { receivedAt: 1 }, expireAfterSeconds: RETENTION_SECONDS }],
);
