import { isPresent, type OccurredEventOf } from '@stallbook/kernel';
import type { paymentEvents } from './payment.events.js';
import {
  blankPayment,
  type PaymentDetails,
  type PaymentState,
  type Refund,
  type RefundedSums,
} from './payment.state.js';

type Occurred = OccurredEventOf<typeof paymentEvents>;

export function evolve(state: PaymentState, event: Occurred): PaymentState {
  if (event.type !== 'payment.requested') return isPresent(state) ? change(state, event) : state;
  const amountCents = event.data.boothFeeCents + event.data.applicationFeeCents;
  const payoutCents = amountCents - event.data.platformFeeCents;
  return {
    ...blankPayment,
    ...event.data,
    stage: 'due',
    status: 'pending',
    amountCents,
    payoutCents,
    createdAt: at(event),
  };
}

function change(state: PaymentDetails, event: Exclude<Occurred, { type: 'payment.requested' }>): PaymentDetails {
  switch (event.type) {
    case 'payment.waived':
      return { ...state, status: 'completed', paidAt: at(event) };
    case 'payment.started': {
      const { paymentIntentId, stripeAccountId, platformFeeCents } = event.data;
      const payoutCents = state.amountCents - platformFeeCents;
      const attempt = { paymentIntentId, stripeAccountId, platformFeeCents, payoutCents, attempts: state.attempts + 1 };
      return { ...state, ...attempt, status: 'pending', failureMessage: null };
    }
    case 'payment.processing-started':
      return { ...state, status: 'processing', failureMessage: null };
    case 'payment.failed':
      return { ...state, status: 'failed', failureMessage: event.data.failureMessage };
    case 'payment.completed': {
      const { amountCents, platformFeeCents } = event.data;
      const paid = { amountCents, platformFeeCents, payoutCents: amountCents - platformFeeCents, paidAt: at(event) };
      return { ...state, ...paid, status: 'completed', nextPayee: null, failureMessage: null };
    }
    case 'payment.refunded': {
      const { refundedCents, platformFeeRefundedCents, transferReversedCents, full } = event.data;
      const sums = { refundedCents, platformFeeRefundedCents, transferReversedCents };
      return { ...state, ...sums, latestRefund: refundBetween(state, sums), status: full ? 'refunded' : state.status };
    }
    case 'payment.withdrawn':
      return { ...state, stage: 'withdrawn' };
    case 'payment.handed-over': {
      const { organizerId, platformFeeCents } = event.data;
      if (organizerId === state.organizerId) return { ...state, nextPayee: null };
      const nextPayee = { organizerId, platformFeeCents };
      return state.paymentIntentId === null ? handedTo(nextPayee, state) : { ...state, nextPayee };
    }
    case 'payment.intent-closed': {
      const noIntent = { paymentIntentId: null, stripeAccountId: null, failureMessage: null };
      const open: PaymentDetails = { ...state, ...noIntent, status: 'pending' };
      return state.nextPayee ? handedTo(state.nextPayee, open) : open;
    }
  }
}

/** A reversed transfer includes the platform's fee, and the organizer gets a refunded fee back. */
function refundBetween(before: RefundedSums, after: RefundedSums): Refund {
  const moved = (sum: keyof RefundedSums) => after[sum] - before[sum];
  return {
    refundedCents: moved('refundedCents'),
    takenFromPayoutCents: Math.max(0, moved('transferReversedCents') - moved('platformFeeRefundedCents')),
  };
}

const handedTo = (nextPayee: NonNullable<PaymentDetails['nextPayee']>, state: PaymentDetails): PaymentDetails => ({
  ...state,
  ...nextPayee,
  payoutCents: state.amountCents - nextPayee.platformFeeCents,
  nextPayee: null,
});

const at = ({ meta }: Occurred): string => meta.occurredAt.toISOString();
