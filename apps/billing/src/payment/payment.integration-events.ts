import {
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentRefundMade,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, type OutgoingMessage } from '@stallbook/kernel';
import { exists, payment, type PaymentDetails } from './domain/payment.js';

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
    ...(made ? [outgoing(paymentRefundMade, made)] : []),
  ];
}

/** A payment that has become due is no news: the acceptance was. */
export const paymentIntegrationEvents = defineIntegrationEventMapper({
  aggregate: payment,
  map: (event, state) => {
    if (!exists(state)) return [];
    const facts = factsOf(state);
    switch (event.type) {
      case 'PaymentProcessing':
        return [outgoing(paymentProcessingStarted, facts)];
      case 'PaymentCompleted':
        // Given back at once: to congratulate both parties on it would mislead them.
        return state.stage === 'withdrawn' ? [] : [outgoing(paymentCompleted, facts)];
      case 'PaymentWaived':
        return [outgoing(paymentCompleted, facts)];
      case 'PaymentFailed':
        return [outgoing(paymentFailed, facts)];
      case 'PaymentRefunded':
        return refundOf(state, event.data.full);
      default:
        return [];
    }
  },
});
