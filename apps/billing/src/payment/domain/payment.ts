import { defineAggregate, idFrom, type Cents } from '@stallbook/kernel';
import { paymentEvents, type PaymentEvent } from './payment.events.js';

export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** What was given back so far. */
export interface Returned {
  refundedCents: Cents;
  platformFeeRefundedCents: Cents;
  transferReversedCents: Cents;
}

/** What one refund gave back, and what the organizer bears of it. */
export interface Refund {
  refundedCents: Cents;
  takenFromPayoutCents: Cents;
}

export interface PaymentDetails extends Returned {
  stage: 'due' | 'withdrawn';
  status: PaymentStatus;
  paymentId: string;
  applicationId: string;
  marketEventId: string;
  vendorId: string;
  organizerId: string;
  currency: 'usd';
  boothFeeCents: Cents;
  applicationFeeCents: Cents;
  amountCents: Cents;
  platformFeeCents: Cents;
  payoutCents: Cents;
  /** The payment intent at Stripe that counts, and how many there have been. */
  paymentIntentId: string | null;
  attempts: number;
  stripeAccountId: string | null;
  /** Who is to be paid instead, once the open intent, which pays the organizer of until now, is closed. */
  nextPayee: { organizerId: string; platformFeeCents: Cents } | null;
  failureMessage: string | null;
  latestRefund: Refund | null;
  /** ISO instants. */
  createdAt: string;
  paidAt: string | null;
}

export type PaymentState = PaymentDetails | { stage: 'none' };

export const exists = (state: PaymentState): state is PaymentDetails => state.stage !== 'none';

/** Money has changed hands; nothing but a refund follows. */
export const isSettled = ({ status }: PaymentDetails): boolean => status === 'completed' || status === 'refunded';

/** By its intent money can come, or came, that is not to be had any more: it has to be closed or given back. */
export const isOrphaned = ({ paymentIntentId, stage, status, nextPayee }: PaymentDetails): boolean =>
  paymentIntentId !== null && (stage === 'withdrawn' ? status !== 'refunded' : nextPayee !== null);

/** An application is paid for once. */
export const paymentIdOf = (applicationId: string): string => idFrom('payment', applicationId);

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'PaymentDue') {
    const { at, ...due } = event.data;
    const amountCents = due.boothFeeCents + due.applicationFeeCents;
    return {
      ...due,
      stage: 'due',
      status: 'pending',
      amountCents,
      payoutCents: amountCents - due.platformFeeCents,
      paymentIntentId: null,
      attempts: 0,
      stripeAccountId: null,
      nextPayee: null,
      failureMessage: null,
      latestRefund: null,
      refundedCents: 0,
      platformFeeRefundedCents: 0,
      transferReversedCents: 0,
      createdAt: at,
      paidAt: null,
    };
  }
  return exists(state) ? change(state, event) : state;
}

function change(state: PaymentDetails, event: Exclude<PaymentEvent, { type: 'PaymentDue' }>): PaymentDetails {
  switch (event.type) {
    case 'PaymentWaived':
      return { ...state, status: 'completed', paidAt: event.data.at };
    case 'PaymentStarted': {
      const { paymentIntentId, stripeAccountId, platformFeeCents } = event.data;
      const payoutCents = state.amountCents - platformFeeCents;
      const attempts = state.attempts + 1;
      return {
        ...state,
        status: 'pending',
        paymentIntentId,
        stripeAccountId,
        platformFeeCents,
        payoutCents,
        attempts,
        failureMessage: null,
      };
    }
    case 'PaymentProcessing':
      return { ...state, status: 'processing', failureMessage: null };
    case 'PaymentFailed':
      return { ...state, status: 'failed', failureMessage: event.data.failureMessage };
    case 'PaymentCompleted': {
      const { amountCents, platformFeeCents, at } = event.data;
      const payoutCents = amountCents - platformFeeCents;
      return {
        ...state,
        status: 'completed',
        amountCents,
        platformFeeCents,
        payoutCents,
        nextPayee: null,
        failureMessage: null,
        paidAt: at,
      };
    }
    case 'PaymentRefunded': {
      const { refundedCents, platformFeeRefundedCents, transferReversedCents, full } = event.data;
      const returned = { refundedCents, platformFeeRefundedCents, transferReversedCents };
      const latestRefund = refundBetween(state, returned);
      return { ...state, ...returned, latestRefund, status: full ? 'refunded' : state.status };
    }
    case 'PaymentWithdrawn':
      return { ...state, stage: 'withdrawn' };
    case 'PaymentHandedOver': {
      const { organizerId, platformFeeCents } = event.data;
      if (organizerId === state.organizerId) return { ...state, nextPayee: null };
      const nextPayee = { organizerId, platformFeeCents };
      return state.paymentIntentId === null ? handedTo(nextPayee, state) : { ...state, nextPayee };
    }
    case 'PaymentIntentClosed': {
      const open: PaymentDetails = {
        ...state,
        status: 'pending',
        paymentIntentId: null,
        stripeAccountId: null,
        failureMessage: null,
      };
      return state.nextPayee ? handedTo(state.nextPayee, open) : open;
    }
  }
}

/** With the transfer the organizer gives back the platform's fee too, and gets it again where it is refunded. */
function refundBetween(before: Returned, after: Returned): Refund {
  const moved = (sum: keyof Returned) => after[sum] - before[sum];
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

export const payment = defineAggregate<PaymentState, typeof paymentEvents>({
  name: 'payment',
  events: paymentEvents,
  initialState: () => ({ stage: 'none' }),
  evolve,
});
