import {
  paymentCompleted,
  paymentDisputed,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentRefundMade,
  paymentReinstated,
  paymentReopened,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, pick, type OutgoingMessage } from '@stallbook/kernel';
import { disputeOf } from './domain/dispute.js';
import { payment } from './domain/payment.decider.js';
import { isGivenBack, type PaymentDetails, type RefundedSums } from './domain/payment.state.js';

const subjectOf = (state: PaymentDetails) =>
  pick(state, 'paymentId', 'applicationId', 'marketEventId', 'vendorId', 'organizerId', 'currency');

const factsOf = (state: PaymentDetails) => {
  const { amountCents, platformFeeCents, payoutCents } = state;
  return { ...subjectOf(state), amountCents, platformFeeCents, payoutCents };
};

/** What is refunded in full immediately is no success. */
const completedMessages = (state: PaymentDetails) =>
  isGivenBack(state) ? [] : [outgoing(paymentCompleted, factsOf(state))];

function reinstatedMessages(state: PaymentDetails): OutgoingMessage[] {
  if (isGivenBack(state)) return [];
  return [outgoing(paymentReinstated, { ...factsOf(state), ...(state.paidAt && { paidAt: state.paidAt }) })];
}

/** A vendor whose card is declined sees it; when a bank takes its time, they have left. */
function failedMessages(before: PaymentDetails, state: PaymentDetails): OutgoingMessage[] {
  const isDueAgain = before.status === 'processing' && state.stage === 'due';
  return [outgoing(paymentFailed, { ...factsOf(state), ...(isDueAgain && { isDueAgain }) })];
}

/** A vendor whose bank had the payment believes that it is made. Nothing is due while the event is hidden. */
function closedMessages(before: PaymentDetails, state: PaymentDetails): OutgoingMessage[] {
  if (before.status === state.status) return [];
  const reopened = outgoing(paymentReopened, factsOf(state));
  return before.status === 'processing' && before.nextPayee ? [...failedMessages(before, state), reopened] : [reopened];
}

/** Nothing is left of the payment, or something is left again. */
function statusMessages(before: PaymentDetails, state: PaymentDetails): OutgoingMessage[] {
  if (before.status === state.status) return [];
  return state.status === 'refunded' ? [outgoing(paymentRefunded, factsOf(state))] : reinstatedMessages(state);
}

function refundMessages(before: PaymentDetails, state: PaymentDetails, full: boolean): OutgoingMessage[] {
  const moved = (sum: keyof RefundedSums) => state[sum] - before[sum];
  const refundedCents = moved('refundedCents');
  if (refundedCents <= 0) return [];
  // A reversed transfer includes the platform's fee, and the organizer gets a refunded fee back.
  const takenFromPayoutCents = Math.max(0, moved('transferReversedCents') - moved('platformFeeRefundedCents'));
  return [outgoing(paymentRefundMade, { ...subjectOf(state), refundedCents, takenFromPayoutCents, full })];
}

/** A dispute is news when it opens and when the bank decides, not when money moves later. */
function disputeMessages(before: PaymentDetails, state: PaymentDetails, disputeId: string): OutgoingMessage[] {
  const dispute = disputeOf(state, disputeId);
  if (!dispute || dispute.status === disputeOf(before, disputeId)?.status) return [];
  const { status: outcome, amountCents: disputedCents } = dispute;
  return [outgoing(paymentDisputed, { ...subjectOf(state), disputeId, outcome, disputedCents })];
}

/** A requested payment is not published: the acceptance was. */
export const paymentIntegrationEvents = defineIntegrationEventMapper({
  aggregate: payment,
  mapWithState: (event, state, before) => {
    if (!isPresent(state) || !isPresent(before)) return [];
    const facts = factsOf(state);
    switch (event.type) {
      case 'payment.started':
        return before.status === state.status ? [] : [outgoing(paymentReopened, facts)];
      case 'payment.intent-closed':
        return closedMessages(before, state);
      case 'payment.processing-started':
        return [outgoing(paymentProcessingStarted, facts)];
      case 'payment.completed':
      case 'payment.waived':
        return completedMessages(state);
      case 'payment.failed':
        return failedMessages(before, state);
      case 'payment.refunded':
        return [...statusMessages(before, state), ...refundMessages(before, state, event.data.full)];
      case 'payment.dispute-changed':
        return [...statusMessages(before, state), ...disputeMessages(before, state, event.data.disputeId)];
      default:
        return [];
    }
  },
});
