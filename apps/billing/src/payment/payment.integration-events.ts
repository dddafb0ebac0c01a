import {
  paymentCompleted,
  paymentDisputed,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentRefundMade,
  paymentReinstated,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, type OutgoingMessage } from '@stallbook/kernel';
import { disputeOf } from './domain/dispute.js';
import { payment } from './domain/payment.decider.js';
import { isKeptInPart, type PaymentDetails } from './domain/payment.state.js';

const subjectOf = ({ paymentId, applicationId, marketEventId, vendorId, organizerId, currency }: PaymentDetails) => ({
  paymentId,
  applicationId,
  marketEventId,
  vendorId,
  organizerId,
  currency,
});

const factsOf = (state: PaymentDetails) => {
  const { amountCents, platformFeeCents, payoutCents } = state;
  return { ...subjectOf(state), amountCents, platformFeeCents, payoutCents };
};

function refundOf(state: PaymentDetails, full: boolean): OutgoingMessage[] {
  const made = state.latestRefund && { ...subjectOf(state), ...state.latestRefund, full };
  return [
    ...(full ? [outgoing(paymentRefunded, factsOf(state))] : []),
    ...(made && made.refundedCents > 0 ? [outgoing(paymentRefundMade, made)] : []),
  ];
}

/** A lost dispute may have given back what was left, and is reversed in rare cases. */
function disputeMessages(disputeId: string, state: PaymentDetails): OutgoingMessage[] {
  const dispute = disputeOf(state, disputeId);
  if (!dispute) return [];
  const facts = { ...subjectOf(state), disputeId, outcome: dispute.status, disputedCents: dispute.amountCents };
  return [
    ...(state.status === 'refunded' ? [outgoing(paymentRefunded, factsOf(state))] : []),
    ...(dispute.isNews ? [outgoing(paymentDisputed, facts)] : []),
    ...(dispute.isReversed && state.stage === 'due' ? [outgoing(paymentReinstated, factsOf(state))] : []),
  ];
}

/** A requested payment is not published: the acceptance was. */
export const paymentIntegrationEvents = defineIntegrationEventMapper({
  aggregate: payment,
  map: (event, state) => {
    if (!isPresent(state)) return [];
    const facts = factsOf(state);
    switch (event.type) {
      case 'payment.processing-started':
        return [outgoing(paymentProcessingStarted, facts)];
      case 'payment.completed':
        // What is refunded in full immediately was no success.
        return state.stage === 'withdrawn' && !isKeptInPart(state) ? [] : [outgoing(paymentCompleted, facts)];
      case 'payment.waived':
        return [outgoing(paymentCompleted, facts)];
      case 'payment.failed':
        return [outgoing(paymentFailed, facts)];
      case 'payment.refunded':
        return refundOf(state, event.data.full);
      case 'payment.dispute-changed':
        return disputeMessages(event.data.disputeId, state);
      default:
        return [];
    }
  },
});
