import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { disputeStatuses, organizerRefundReasons, withdrawalReasons } from './payment.state.js';

const cents = z.int().nonnegative();
const refund = { paymentId: z.string(), refundId: z.string() };
const attempt = { paymentId: z.string(), paymentIntentId: z.string() };

export const paymentEvents = {
  /** The application was accepted. The platform fee is an estimate until the payment starts. */
  'payment.requested': eventType({
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
    }),
  }),
  /** There is nothing to pay. */
  'payment.waived': eventType({ version: 1, schema: z.object({ paymentId: z.string() }) }),
  'payment.started': eventType({
    version: 1,
    schema: z.object({ ...attempt, stripeAccountId: z.string(), platformFeeCents: cents }),
  }),
  /** The organizer's plan changed before the vendor paid. */
  'payment.fee-changed': eventType({ version: 1, schema: z.object({ ...attempt, platformFeeCents: cents }) }),
  'payment.processing-started': eventType({ version: 1, schema: z.object(attempt) }),
  'payment.failed': eventType({
    version: 1,
    schema: z.object({ ...attempt, failureMessage: z.string().nullable() }),
  }),
  'payment.completed': eventType({
    version: 1,
    schema: z.object({
      ...attempt,
      amountCents: cents,
      platformFeeCents: cents,
      transferCents: cents,
      processingFeeCents: cents,
    }),
  }),
  /** Stripe named what it keeps only after the payment had completed, or corrected it. */
  'payment.processing-fee-changed': eventType({
    version: 1,
    schema: z.object({ ...attempt, processingFeeCents: cents }),
  }),
  /** The sums of all refunds; `full` when nothing of the amount is left, also because disputes were lost. */
  'payment.refunded': eventType({
    version: 1,
    schema: z.object({
      ...attempt,
      refundedCents: cents,
      platformFeeRefundedCents: cents,
      transferReversedCents: cents,
      full: z.boolean(),
    }),
  }),
  /** An organizer gives money back. Stripe is asked later. */
  'payment.refund-requested': eventType({
    version: 1,
    schema: z.object({
      ...refund,
      amountCents: cents.positive(),
      reason: z.enum(organizerRefundReasons),
    }),
  }),
  'payment.refund-refused': eventType({ version: 1, schema: z.object({ ...refund, failureMessage: z.string() }) }),
  'payment.refund-status-changed': eventType({
    version: 1,
    schema: z.object({
      ...refund,
      stripeRefundId: z.string(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      failureMessage: z.string().nullable(),
    }),
  }),
  /** The payer's bank disputes the charge; Stripe holds the money until it decides. */
  'payment.dispute-changed': eventType({
    version: 1,
    schema: z.object({
      ...attempt,
      disputeId: z.string(),
      status: z.enum(disputeStatuses),
      amountCents: cents,
      heldCents: cents,
      lostCents: cents,
    }),
  }),
  /** Nothing is due anymore, and a share of every payment, also of later ones, is refunded. */
  'payment.withdrawn': eventType({
    version: 1,
    schema: z.object({
      paymentId: z.string(),
      reason: z.enum(withdrawalReasons),
      refundPercent: z.int().min(0).max(100),
    }),
  }),
  /** The market event has a new owner. The platform fee is an estimate until the payment starts. */
  'payment.handed-over': eventType({
    version: 1,
    schema: z.object({ paymentId: z.string(), organizerId: z.string(), platformFeeCents: cents }),
  }),
  /** The market event is hidden: the open intent must be canceled, and the payment waits. */
  'payment.intent-revoked': eventType({ version: 1, schema: z.object(attempt) }),
  /** The intent can no longer be paid. */
  'payment.intent-closed': eventType({ version: 1, schema: z.object(attempt) }),
};

export type PaymentEvent = EventOf<typeof paymentEvents>;
