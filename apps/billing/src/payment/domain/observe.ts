import { deepEqual, isPresent, type Cents } from '@stallbook/kernel';
import { observeDisputes } from './dispute.js';
import type { PaymentEvent } from './payment.events.js';
import { leftCents, observeRefunds, type RefundSnapshot } from './refund.js';
import {
  type DisputeSnapshot,
  isOrphaned,
  isSettled,
  type PaymentDetails,
  type PaymentState,
  type RefundedSums,
} from './payment.state.js';

/** A payment intent as Stripe reports it, with the sums of its charge. */
export interface IntentSnapshot extends RefundedSums {
  paymentIntentId: string;
  stripeAccountId: string;
  /** `open`: waits for the payer. */
  state: 'open' | 'processing' | 'failed' | 'canceled' | 'succeeded';
  failureMessage: string | null;
  amountCents: Cents;
  platformFeeCents: Cents;
  transferCents: Cents;
  /** What Stripe keeps, from our share. 0 until Stripe names it. */
  processingFeeCents: Cents;
  /** Refunds that we asked for, the newest first. */
  refunds: RefundSnapshot[];
  disputes: DisputeSnapshot[];
}

export interface Observe {
  type: 'observe';
  intent: IntentSnapshot;
}

/** Follows Stripe's current state only, so webhooks may repeat and come in any order. */
export function observe({ intent }: Observe, state: PaymentState): PaymentEvent[] {
  if (!isPresent(state)) return [];
  const events = intent.paymentIntentId === state.paymentIntentId ? [] : adopt(intent, state);
  if (events === null) return [];
  return [
    ...events,
    ...outcome(intent, state),
    ...processingFee(intent, state),
    ...observeRefunds(intent.refunds, state),
    ...sums(intent, state),
    ...observeDisputes(intent, state),
  ];
}

/** An unknown intent, new or earlier, counts only if it brought money; a new one is stored by the call that made it. */
function adopt(intent: IntentSnapshot, state: PaymentDetails): PaymentEvent[] | null {
  if (isSettled(state) || intent.state !== 'succeeded') return null;
  const { paymentIntentId, stripeAccountId, platformFeeCents } = intent;
  const { paymentId } = state;
  return [{ type: 'payment.started', data: { paymentId, paymentIntentId, stripeAccountId, platformFeeCents } }];
}

function outcome(intent: IntentSnapshot, state: PaymentDetails): PaymentEvent[] {
  if (isSettled(state)) return [];
  const attempt = { paymentId: state.paymentId, paymentIntentId: intent.paymentIntentId };
  const { amountCents, platformFeeCents, transferCents, processingFeeCents, failureMessage } = intent;
  switch (intent.state) {
    case 'succeeded':
      return [
        {
          type: 'payment.completed',
          data: { ...attempt, amountCents, platformFeeCents, transferCents, processingFeeCents },
        },
      ];
    case 'processing':
      return state.status === 'processing' ? [] : [{ type: 'payment.processing-started', data: attempt }];
    case 'failed':
    case 'canceled':
      if (intent.state === 'canceled' && isOrphaned(state)) return [{ type: 'payment.intent-closed', data: attempt }];
      return state.status === 'failed' && state.failureMessage === failureMessage
        ? []
        : [{ type: 'payment.failed', data: { ...attempt, failureMessage } }];
    case 'open':
      return [];
  }
}

/** 0 means that Stripe has not named it. */
function processingFee(intent: IntentSnapshot, state: PaymentDetails): PaymentEvent[] {
  const { paymentIntentId, processingFeeCents } = intent;
  if (!isSettled(state) || processingFeeCents === 0 || processingFeeCents === state.processingFeeCents) return [];
  return [
    {
      type: 'payment.processing-fee-changed',
      data: { paymentId: state.paymentId, paymentIntentId, processingFeeCents },
    },
  ];
}

/** A refund that came back lowers its sum; the shares of organizer and platform stay reversed. */
function sums(intent: IntentSnapshot, state: PaymentDetails): PaymentEvent[] {
  const { paymentIntentId, refundedCents, platformFeeRefundedCents, transferReversedCents } = intent;
  const refunded = { refundedCents, platformFeeRefundedCents, transferReversedCents };
  if (intent.state !== 'succeeded' || deepEqual({ ...state, ...refunded }, state)) return [];
  const full = leftCents(intent) === 0;
  return [{ type: 'payment.refunded', data: { paymentId: state.paymentId, paymentIntentId, ...refunded, full } }];
}
