import { paymentCompleted, paymentFailed, paymentProcessing, paymentRefunded } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { exists, payment, type PaymentDetails } from './domain/payment.js';

const factsOf = ({
  paymentId,
  applicationId,
  marketEventId,
  vendorId,
  organizerId,
  currency,
  amountCents,
  platformFeeCents,
  payoutCents,
}: PaymentDetails) => ({
  paymentId,
  applicationId,
  marketEventId,
  vendorId,
  organizerId,
  currency,
  amountCents,
  platformFeeCents,
  payoutCents,
});

/** A payment that has become due is no news: the acceptance was. */
export const paymentPublication = definePublication({
  aggregate: payment,
  announce: (event, state) => {
    if (!exists(state)) return [];
    const facts = factsOf(state);
    switch (event.type) {
      case 'PaymentProcessing':
        return [announce(paymentProcessing, facts)];
      case 'PaymentCompleted':
        // Given back at once: to congratulate both parties on it would mislead them.
        return state.stage === 'withdrawn' ? [] : [announce(paymentCompleted, facts)];
      case 'PaymentWaived':
        return [announce(paymentCompleted, facts)];
      case 'PaymentFailed':
        return [announce(paymentFailed, facts)];
      case 'PaymentRefunded':
        return event.data.full ? [announce(paymentRefunded, facts)] : [];
      default:
        return [];
    }
  },
});
