import type { Cents } from '@stallbook/kernel';
import { exists, isOrphaned, isSettled, type PaymentDetails, type PaymentState, type Returned } from './payment.js';
import type { PaymentEvent } from './payment.events.js';

/** A payment intent as Stripe tells it, with what its charge moved. */
export interface IntentSnapshot extends Returned {
  paymentIntentId: string;
  stripeAccountId: string;
  /** `open`: waits for the payer. */
  state: 'open' | 'processing' | 'failed' | 'canceled' | 'succeeded';
  failureMessage: string | null;
  amountCents: Cents;
  platformFeeCents: Cents;
  transferCents: Cents;
}

/**
 * Follows Stripe. Nothing is derived from the message that made us look, so messages may come twice and in any order;
 * a payment that succeeded never goes back.
 */
export function observe({ reading, at }: { reading: IntentSnapshot; at: string }, state: PaymentState): PaymentEvent[] {
  if (!exists(state)) return [];
  const events = isCurrent(reading, state) ? [] : adopt(reading, state, at);
  if (events === null) return [];
  return [...events, ...outcome(reading, state, at), ...refunds(reading, state, at)];
}

const isCurrent = ({ paymentIntentId }: IntentSnapshot, state: PaymentDetails): boolean =>
  state.paymentIntentId === paymentIntentId;

/**
 * An intent that the payment does not know: ours, from a call whose end is not stored yet, or an earlier one. Before
 * money comes in by it, it is that call's to store it, or not, where the payment has changed meanwhile. null: it does
 * not count.
 */
function adopt(reading: IntentSnapshot, state: PaymentDetails, at: string): PaymentEvent[] | null {
  if (isSettled(state) || reading.state !== 'succeeded') return null;
  const { paymentIntentId, stripeAccountId, platformFeeCents } = reading;
  return [
    {
      type: 'PaymentStarted',
      data: { paymentId: state.paymentId, paymentIntentId, stripeAccountId, platformFeeCents, at },
    },
  ];
}

function outcome(reading: IntentSnapshot, state: PaymentDetails, at: string): PaymentEvent[] {
  if (isSettled(state)) return [];
  const attempt = { paymentId: state.paymentId, paymentIntentId: reading.paymentIntentId, at };
  const { amountCents, platformFeeCents, transferCents, failureMessage } = reading;
  switch (reading.state) {
    case 'succeeded':
      return [{ type: 'PaymentCompleted', data: { ...attempt, amountCents, platformFeeCents, transferCents } }];
    case 'processing':
      return state.status === 'processing' ? [] : [{ type: 'PaymentProcessing', data: attempt }];
    case 'failed':
    case 'canceled':
      if (reading.state === 'canceled' && isOrphaned(state)) return [{ type: 'PaymentIntentClosed', data: attempt }];
      return state.status === 'failed' && state.failureMessage === failureMessage
        ? []
        : [{ type: 'PaymentFailed', data: { ...attempt, failureMessage } }];
    case 'open':
      return [];
  }
}

function refunds(reading: IntentSnapshot, state: PaymentDetails, at: string): PaymentEvent[] {
  if (reading.state !== 'succeeded' || reading.refundedCents <= state.refundedCents) return [];
  const { paymentIntentId, refundedCents, platformFeeRefundedCents, transferReversedCents } = reading;
  return [
    {
      type: 'PaymentRefunded',
      data: {
        paymentId: state.paymentId,
        paymentIntentId,
        refundedCents,
        platformFeeRefundedCents,
        transferReversedCents,
        full: refundedCents >= reading.amountCents,
        at,
      },
    },
  ];
}
