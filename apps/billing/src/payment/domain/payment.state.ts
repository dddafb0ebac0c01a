import { idFrom, type Absent, type Cents } from '@stallbook/kernel';

export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** The sums of all refunds so far. */
export interface RefundedSums {
  refundedCents: Cents;
  platformFeeRefundedCents: Cents;
  transferReversedCents: Cents;
}

/** `open`: the payer's bank has not decided yet. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** A dispute as Stripe reports it. */
export interface DisputeSnapshot {
  disputeId: string;
  status: DisputeStatus;
  amountCents: Cents;
  /** Taken from our balance until the bank decides. */
  heldCents: Cents;
  /** Given to the payer for good. */
  lostCents: Cents;
}

export interface Dispute extends DisputeSnapshot {
  /** ISO instant. */
  openedAt: string;
}

export const organizerRefundReasons = ['vendor_request', 'booth_changed', 'overpaid', 'goodwill', 'other'] as const;
export type OrganizerRefundReason = (typeof organizerRefundReasons)[number];
/** Stallbook refunds what is withdrawn. */
export type RefundReason = OrganizerRefundReason | Withdrawal['reason'];

/** `requested`: stored, and not yet taken by Stripe. `pending`: on its way. `failed`: it came back, and is sent again. */
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';

export interface RequestedRefund {
  refundId: string;
  amountCents: Cents;
  reason: RefundReason;
  status: RefundStatus;
  /** The current refund at Stripe. */
  stripeRefundId: string | null;
  /** The number of tries that Stripe refused or that came back. */
  failures: number;
  failureMessage: string | null;
  /** ISO instants. */
  requestedAt: string;
  failedAt: string | null;
}

/** `vendor_withdrew` follows the policy of the event. */
export const withdrawalReasons = ['event_deleted', 'organizer_left', 'vendor_withdrew'] as const;

export interface Withdrawal {
  reason: (typeof withdrawalReasons)[number];
  /** The percentage refunded of what was paid, and of what is paid later. */
  refundPercent: number;
}

export interface PaymentDetails extends RefundedSums {
  stage: 'due' | 'withdrawn';
  /** Only a withdrawn payment has one. */
  withdrawal: Withdrawal | null;
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
  /** The open intent must be canceled. */
  isRevoked: boolean;
  /** The number of payment intents so far. */
  attempts: number;
  stripeAccountId: string | null;
  /** What Stripe keeps, from our share. */
  processingFeeCents: Cents;
  /** The next organizer to be paid, once the open intent, which pays the previous one, is closed. */
  nextPayee: { organizerId: string; platformFeeCents: Cents } | null;
  failureMessage: string | null;
  /** In the order of the requests. */
  refunds: RequestedRefund[];
  disputes: Dispute[];
  /** ISO instants. */
  createdAt: string;
  paidAt: string | null;
}

export type PaymentState = PaymentDetails | Absent;

/** The vendor can pay it now, for the first time or again. */
export const DUE_STATUSES = ['pending', 'failed'] as const satisfies readonly PaymentDetails['status'][];

/** Only a refund can follow. */
export const isSettled = ({ status }: PaymentDetails): boolean => status === 'completed' || status === 'refunded';

/** The vendor withdrew, and the refund policy keeps a part of what they pay. */
const isKeptInPart = ({ withdrawal }: PaymentDetails): boolean =>
  withdrawal?.reason === 'vendor_withdrew' && withdrawal.refundPercent < 100;

/** Nothing that was paid, or is paid later, is kept. */
export const isGivenBack = (state: PaymentDetails): boolean => state.stage === 'withdrawn' && !isKeptInPart(state);

/** Withdrawn only for want of someone to pay. */
export const hasLostOrganizer = ({ withdrawal }: PaymentDetails): boolean => withdrawal?.reason === 'organizer_left';

/** The intent may still collect money that is no longer due: cancel it. */
export const isOrphaned = (state: PaymentDetails): boolean => {
  if (state.paymentIntentId === null || isSettled(state)) return false;
  if (state.nextPayee !== null || state.isRevoked) return true;
  return state.status === 'processing' ? isGivenBack(state) : state.stage === 'withdrawn';
};

/** An application is paid for once. */
export const paymentIdOf = (applicationId: string): string => idFrom('payment', applicationId);

export const blankPayment = {
  paymentIntentId: null,
  isRevoked: false,
  attempts: 0,
  stripeAccountId: null,
  processingFeeCents: 0,
  nextPayee: null,
  failureMessage: null,
  withdrawal: null,
  refunds: [],
  disputes: [],
  refundedCents: 0,
  platformFeeRefundedCents: 0,
  transferReversedCents: 0,
  paidAt: null,
} satisfies Partial<PaymentDetails>;
