import { idFrom, type Absent, type Cents } from '@stallbook/kernel';
import type { Dispute } from './dispute.js';
import type { RequestedRefund } from './refund.js';
import type { Withdrawal } from './withdrawal.js';

export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** The sums of all refunds so far. */
export interface RefundedSums {
  refundedCents: Cents;
  platformFeeRefundedCents: Cents;
  transferReversedCents: Cents;
}

/** One refund, and the organizer's share of it. */
export interface Refund {
  refundedCents: Cents;
  takenFromPayoutCents: Cents;
}

export interface PaymentDetails extends RefundedSums {
  stage: 'due' | 'withdrawn';
  /** Of a withdrawn payment; absent in what was written before vendors could withdraw. */
  withdrawal?: Withdrawal | null;
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
  /** The current payment intent at Stripe. */
  paymentIntentId: string | null;
  /** The number of payment intents so far. */
  attempts: number;
  stripeAccountId: string | null;
  /** What Stripe keeps, from our share; absent in documents from before it was followed. */
  processingFeeCents?: Cents;
  /** The next organizer to be paid, once the open intent, which pays the previous one, is closed. */
  nextPayee: { organizerId: string; platformFeeCents: Cents } | null;
  failureMessage: string | null;
  latestRefund: Refund | null;
  /** In the order of the requests. */
  refunds: RequestedRefund[];
  disputes: Dispute[];
  /** ISO instants. */
  createdAt: string;
  paidAt: string | null;
}

export type PaymentState = PaymentDetails | Absent;

/** Only a refund can follow. */
export const isSettled = ({ status }: PaymentDetails): boolean => status === 'completed' || status === 'refunded';

/** The vendor withdrew while their bank had the payment, and the refund policy keeps a part of it. */
export const isKeptInPart = ({ withdrawal }: PaymentDetails): boolean =>
  withdrawal?.reason === 'vendor_withdrew' && withdrawal.refundPercent < 100;

/** The intent may still collect money that is no longer due: cancel it. */
export const isOrphaned = (state: PaymentDetails): boolean => {
  if (state.paymentIntentId === null || isSettled(state)) return false;
  if (state.nextPayee !== null) return true;
  return state.stage === 'withdrawn' && !(state.status === 'processing' && isKeptInPart(state));
};

/** An application is paid for once. */
export const paymentIdOf = (applicationId: string): string => idFrom('payment', applicationId);

export const blankPayment = {
  paymentIntentId: null,
  attempts: 0,
  stripeAccountId: null,
  nextPayee: null,
  failureMessage: null,
  latestRefund: null,
  withdrawal: null,
  refunds: [],
  disputes: [],
  refundedCents: 0,
  platformFeeRefundedCents: 0,
  transferReversedCents: 0,
  paidAt: null,
} satisfies Partial<PaymentDetails>;
