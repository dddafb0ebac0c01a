import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const cents = z.int().nonnegative();
const at = z.iso.datetime();
const attempt = { paymentId: z.string(), paymentIntentId: z.string(), at };

export const paymentEvents = {
  /** The application was accepted: this is what it costs. The fee is an estimate until the payment starts. */
  PaymentDue: eventType({
    version: 1,
    schema: z.object({
      paymentId: z.string(),
      applicationId: z.string(),
      marketEventId: z.string(),
      vendorId: z.string(),
      organizerId: z.string(),
      currency: z.literal('usd'),
      boothFeeCents: cents,
      applicationFeeCents: cents,
      platformFeeCents: cents,
      at,
    }),
  }),
  /** There is nothing to pay. */
  PaymentWaived: eventType({ version: 1, schema: z.object({ paymentId: z.string(), at }) }),
  PaymentStarted: eventType({
    version: 1,
    schema: z.object({ ...attempt, stripeAccountId: z.string(), platformFeeCents: cents }),
  }),
  PaymentProcessing: eventType({ version: 1, schema: z.object(attempt) }),
  PaymentFailed: eventType({ version: 1, schema: z.object({ ...attempt, failureMessage: z.string().nullable() }) }),
  PaymentCompleted: eventType({
    version: 1,
    schema: z.object({ ...attempt, amountCents: cents, platformFeeCents: cents, transferCents: cents }),
  }),
  /** Everything given back so far; `full` when nothing of the amount is left. */
  PaymentRefunded: eventType({
    version: 1,
    schema: z.object({
      ...attempt,
      refundedCents: cents,
      platformFeeRefundedCents: cents,
      transferReversedCents: cents,
      full: z.boolean(),
    }),
  }),
  /** The market event is gone before anything was paid. */
  PaymentWithdrawn: eventType({ version: 1, schema: z.object({ paymentId: z.string(), at }) }),
  /** The market event has another owner, who is to be paid. The fee is an estimate until the payment starts. */
  PaymentHandedOver: eventType({
    version: 1,
    schema: z.object({ paymentId: z.string(), organizerId: z.string(), platformFeeCents: cents, at }),
  }),
  /** Nothing can be paid by the intent any more. */
  PaymentIntentClosed: eventType({ version: 1, schema: z.object(attempt) }),
};

export type PaymentEvent = EventOf<typeof paymentEvents>;
