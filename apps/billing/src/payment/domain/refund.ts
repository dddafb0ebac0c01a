import { DAY_MS, DomainError, isPresent, notFound, type Cents } from '@stallbook/kernel';
import { heldIn, lostIn } from './dispute.js';
import type { PaymentEvent } from './payment.events.js';
import {
  withdrawalReasons,
  type DisputeSnapshot,
  type OrganizerRefundReason,
  type PaymentDetails,
  type PaymentState,
  type RefundStatus,
  type RequestedRefund,
} from './payment.state.js';

/** A refund that Stripe has yet to take. */
const isOpen = ({ status }: RequestedRefund): boolean => status === 'requested' || status === 'failed';

export const isOfWithdrawal = ({ reason }: RequestedRefund): boolean => withdrawalReasons.some((one) => one === reason);

export const openRefunds = ({ refunds }: Pick<PaymentDetails, 'refunds'>): RequestedRefund[] => refunds.filter(isOpen);

/** Until then, the task pauses. Such a refusal may last for days, and each is stored. */
export const MANY_REFUSALS = 8;
const pauseAfter = (refusals: number): number =>
  refusals <= MANY_REFUSALS ? 0 : Math.min(2 ** refusals * 1_000, DAY_MS);
export const nextTryOf = ({ requestedAt, failedAt, failures }: RequestedRefund): number =>
  Date.parse(failedAt ?? requestedAt) + pauseAfter(failures);

/** Those whose pause is over. */
export const refundsDueAt = (now: Date, state: PaymentDetails): RequestedRefund[] =>
  openRefunds(state).filter((refund) => nextTryOf(refund) <= now.getTime());

export const sumOf = (refunds: readonly RequestedRefund[]): Cents =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What neither a refund nor a lost dispute gave back. */
export const leftCents = ({
  amountCents,
  refundedCents,
  disputes,
}: Pick<PaymentDetails, 'amountCents' | 'refundedCents'> & { disputes: readonly DisputeSnapshot[] }): Cents =>
  Math.max(0, amountCents - refundedCents - lostIn(disputes));

/** What is left after the open refunds, which are not part of the sum at Stripe yet. */
export const unrefundedCents = (state: PaymentDetails): Cents =>
  state.status === 'completed' && state.paymentIntentId !== null ? leftCents(state) - sumOf(openRefunds(state)) : 0;

/** What can be refunded now: Stripe refuses a refund of disputed money. */
export const refundableCents = (state: PaymentDetails): Cents =>
  Math.max(0, unrefundedCents(state) - heldIn(state.disputes));

/** Stripe refuses open refunds for which the undisputed money is not enough. */
export const needDisputedMoney = (state: PaymentDetails): boolean => {
  const heldCents = heldIn(state.disputes);
  return heldCents > 0 && sumOf(openRefunds(state)) + heldCents > leftCents(state);
};

const blankRefund = {
  status: 'requested',
  stripeRefundId: null,
  failures: 0,
  failureMessage: null,
  failedAt: null,
} as const;

export const newRefund = (
  requested: Pick<RequestedRefund, 'refundId' | 'amountCents' | 'reason'>,
  requestedAt: string,
): RequestedRefund => {
  const { refundId, amountCents, reason } = requested;
  return { ...blankRefund, refundId, amountCents, reason, requestedAt };
};

/** Open refunds shrink to what is left if money went back in another way; one of nothing is dropped. */
export function fittedTo(leftCents: Cents, refunds: readonly RequestedRefund[]): RequestedRefund[] {
  let left = leftCents;
  return refunds.flatMap((refund) => {
    if (!isOpen(refund)) return [refund];
    const amountCents = Math.min(refund.amountCents, left);
    left -= amountCents;
    return amountCents > 0 ? [{ ...refund, amountCents }] : [];
  });
}

/** Sent by the organizer. Each emails the vendor, and all of a payment are read together. */
const MAX_REFUNDS = 20;

export interface RequestRefund {
  type: 'request-refund';
  organizerId: string;
  refundId: string;
  amountCents: Cents;
  reason: OrganizerRefundReason;
}

/** @throws DomainError NOT_FOUND, also for anyone but the organizer, PAYMENT.REFUND_SENT, PAYMENT.NOT_PAID, PAYMENT.REFUND_TOO_LARGE, PAYMENT.TOO_MANY_REFUNDS. */
export function requestRefund(
  { organizerId, refundId, amountCents, reason }: RequestRefund,
  state: PaymentState,
): PaymentEvent[] {
  if (!isPresent(state) || state.organizerId !== organizerId) throw notFound('Payment not found');
  const known = state.refunds.find((refund) => refund.refundId === refundId);
  if (known?.amountCents === amountCents) return [];
  if (known)
    throw new DomainError('PAYMENT.REFUND_SENT', 'A refund was already sent. Please look at the payment again.');
  if (state.status !== 'completed' || state.paymentIntentId === null) {
    throw new DomainError('PAYMENT.NOT_PAID', 'Only a paid booth can be refunded.');
  }
  if (amountCents > refundableCents(state)) {
    throw new DomainError('PAYMENT.REFUND_TOO_LARGE', 'This is more than can still be refunded.');
  }
  const sent = state.refunds.filter((refund) => !isOfWithdrawal(refund));
  // The rest can always be given back.
  if (sent.length >= MAX_REFUNDS && amountCents < refundableCents(state)) {
    throw new DomainError(
      'PAYMENT.TOO_MANY_REFUNDS',
      `You already sent ${MAX_REFUNDS} refunds of this payment. Only the rest can be refunded now.`,
    );
  }
  return [{ type: 'payment.refund-requested', data: { paymentId: state.paymentId, refundId, amountCents, reason } }];
}

export interface RefuseRefund {
  type: 'refuse-refund';
  refundId: string;
  /** The number of failures before this request, so an answer counts once. */
  failures: number;
  failureMessage: string;
}

/** Stripe refused. The refund stays open and is tried again. */
export function refuseRefund(
  { refundId, failures, failureMessage }: RefuseRefund,
  state: PaymentState,
): PaymentEvent[] {
  if (!isPresent(state)) return [];
  const refund = openRefunds(state).find((open) => open.refundId === refundId);
  if (!refund || refund.failures !== failures) return [];
  return [{ type: 'payment.refund-refused', data: { paymentId: state.paymentId, refundId, failureMessage } }];
}

/** A refund as Stripe reports it. */
export interface RefundSnapshot {
  refundId: string;
  stripeRefundId: string;
  status: Exclude<RefundStatus, 'requested'>;
  failureMessage: string | null;
}

/** `found` has the newest first: a refund that came back may have been sent again. */
export function observeRefunds(found: readonly RefundSnapshot[], state: PaymentDetails): PaymentEvent[] {
  return state.refunds.flatMap((known): PaymentEvent[] => {
    const latest = found.find(({ refundId }) => refundId === known.refundId);
    if (!latest || (latest.stripeRefundId === known.stripeRefundId && latest.status === known.status)) return [];
    return [{ type: 'payment.refund-status-changed', data: { paymentId: state.paymentId, ...latest } }];
  });
}
