import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'billing.payment.v1';
const key = 'applicationId';
const subject = {
  paymentId: z.string(),
  applicationId: z.string(),
  marketEventId: z.string(),
  vendorId: z.string(),
  organizerId: z.string(),
  currency: z.literal('usd'),
};
const schema = z.object({
  ...subject,
  amountCents: z.int().nonnegative(),
  platformFeeCents: z.int().nonnegative(),
  payoutCents: z.int().nonnegative(),
});

export const paymentProcessingStarted = defineIntegrationEvent({
  type: 'payment.processing-started',
  version: 1,
  topic,
  key,
  schema,
});
export const paymentCompleted = defineIntegrationEvent({ type: 'payment.completed', version: 1, topic, key, schema });
/** Nothing was left, and money returned: a bank reversed a lost dispute, or a refund failed. */
export const paymentReinstated = defineIntegrationEvent({
  type: 'payment.reinstated',
  version: 1,
  topic,
  key,
  /** When it was paid first, which the time of the message is not. */
  schema: schema.extend({ paidAt: z.iso.datetime().optional() }),
});
export const paymentFailed = defineIntegrationEvent({
  type: 'payment.failed',
  version: 1,
  topic,
  key,
  /** Its vendor left when the bank had it, and must pay again. */
  schema: schema.extend({ isDueAgain: z.boolean().optional() }),
});
/** It is pending again: its intent, which failed or which the bank had, was closed or replaced. */
export const paymentReopened = defineIntegrationEvent({ type: 'payment.reopened', version: 1, topic, key, schema });
export const paymentRefunded = defineIntegrationEvent({ type: 'payment.refunded', version: 1, topic, key, schema });

export const paymentRefundMade = defineIntegrationEvent({
  type: 'payment.refund-made',
  version: 1,
  topic,
  key,
  schema: z.object({
    ...subject,
    refundedCents: z.int().nonnegative(),
    takenFromPayoutCents: z.int().nonnegative(),
    full: z.boolean(),
  }),
});

/** The payer's bank disputes the charge, or decided about it. */
export const paymentDisputed = defineIntegrationEvent({
  type: 'payment.disputed',
  version: 1,
  topic,
  key,
  schema: z.object({
    ...subject,
    disputeId: z.string(),
    outcome: z.enum(['open', 'won', 'lost']),
    disputedCents: z.int().nonnegative(),
  }),
});
