import { isPresent, type OccurredEventOf } from '@stallbook/kernel';
import type { paymentEvents } from './payment.events.js';
import { withDispute } from './dispute.js';
import { fittedTo, leftCents, newRefund } from './refund.js';
import { blankPayment, type PaymentDetails, type PaymentState, type RequestedRefund } from './payment.state.js';
import { withRefundOfRest } from './withdrawal.js';

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
      return { ...state, ...attempt, isRevoked: false, status: 'pending', failureMessage: null };
    }
    case 'payment.fee-changed': {
      const { platformFeeCents } = event.data;
      return { ...state, platformFeeCents, payoutCents: state.amountCents - platformFeeCents };
    }
    case 'payment.processing-started':
      return { ...state, status: 'processing', failureMessage: null };
    case 'payment.failed':
      return { ...state, status: 'failed', failureMessage: event.data.failureMessage };
    case 'payment.completed': {
      const { amountCents, platformFeeCents, processingFeeCents } = event.data;
      const payoutCents = amountCents - platformFeeCents;
      const paid = { amountCents, platformFeeCents, payoutCents, processingFeeCents, paidAt: at(event) };
      const done: PaymentDetails = { ...state, ...paid, status: 'completed', nextPayee: null, failureMessage: null };
      return { ...done, refunds: withRefundOfRest(done, at(event)) };
    }
    case 'payment.processing-fee-changed':
      return { ...state, processingFeeCents: event.data.processingFeeCents };
    case 'payment.refunded': {
      const { refundedCents, platformFeeRefundedCents, transferReversedCents } = event.data;
      return moved({ ...state, refundedCents, platformFeeRefundedCents, transferReversedCents }, at(event));
    }
    case 'payment.refund-requested':
      return { ...state, refunds: [...state.refunds, newRefund(event.data, at(event))] };
    case 'payment.refund-refused': {
      const { refundId, failureMessage } = event.data;
      return withRefund(state, refundId, ({ failures }) => ({
        failures: failures + 1,
        failureMessage,
        failedAt: at(event),
      }));
    }
    case 'payment.refund-status-changed': {
      const { refundId, stripeRefundId, status, failureMessage } = event.data;
      const answer = { stripeRefundId, status, failureMessage };
      return withRefund(state, refundId, ({ failures }) => ({
        ...answer,
        ...(status === 'failed' && { failures: failures + 1, failedAt: at(event) }),
      }));
    }
    case 'payment.dispute-changed': {
      const { paymentId: _payment, paymentIntentId: _intent, ...dispute } = event.data;
      return moved({ ...state, disputes: withDispute(state.disputes, dispute, at(event)) }, at(event));
    }
    case 'payment.withdrawn': {
      const { reason, refundPercent } = event.data;
      const after: PaymentDetails = { ...state, stage: 'withdrawn', withdrawal: { reason, refundPercent } };
      return { ...after, refunds: withRefundOfRest(after, at(event)) };
    }
    case 'payment.handed-over': {
      const { organizerId, platformFeeCents } = event.data;
      const due: PaymentDetails = { ...state, stage: 'due', withdrawal: null };
      if (organizerId === state.organizerId) return { ...due, nextPayee: null };
      const nextPayee = { organizerId, platformFeeCents };
      return state.paymentIntentId === null ? handedTo(nextPayee, due) : { ...due, nextPayee };
    }
    case 'payment.intent-revoked':
      return { ...state, isRevoked: true };
    case 'payment.intent-closed': {
      const noIntent = { paymentIntentId: null, isRevoked: false, stripeAccountId: null, failureMessage: null };
      const open: PaymentDetails = { ...state, ...noIntent, status: 'pending' };
      return state.nextPayee ? handedTo(state.nextPayee, open) : open;
    }
  }
}

function withRefund(
  state: PaymentDetails,
  refundId: string,
  change: (refund: RequestedRefund) => Partial<RequestedRefund>,
): PaymentDetails {
  const refunds = state.refunds.map((one) => (one.refundId === refundId ? { ...one, ...change(one) } : one));
  return { ...state, refunds };
}

/** Money went to the payer, or returned from a reversed dispute or a failed refund. */
function moved(state: PaymentDetails, at: string): PaymentDetails {
  const left = leftCents(state);
  const status = left === 0 ? 'refunded' : 'completed';
  const after: PaymentDetails = { ...state, status, refunds: fittedTo(left, state.refunds) };
  return { ...after, refunds: withRefundOfRest(after, at) };
}

const handedTo = (nextPayee: NonNullable<PaymentDetails['nextPayee']>, state: PaymentDetails): PaymentDetails => ({
  ...state,
  ...nextPayee,
  payoutCents: state.amountCents - nextPayee.platformFeeCents,
  nextPayee: null,
});

const at = ({ meta }: Occurred): string => meta.occurredAt.toISOString();
