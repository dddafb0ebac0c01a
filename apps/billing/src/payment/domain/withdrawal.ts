import { idFrom, isPresent, share } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import {
  hasLostOrganizer,
  isSettled,
  type PaymentDetails,
  type PaymentState,
  type RequestedRefund,
  type Withdrawal,
} from './payment.state.js';
import { isOfWithdrawal, newRefund, sumOf, unrefundedCents } from './refund.js';

export interface Withdraw extends Withdrawal {
  type: 'withdraw';
}

export const withdrawForLostOrganizer: Withdraw = { type: 'withdraw', reason: 'organizer_left', refundPercent: 100 };

/**
 * A deleted event gives everything back, also to a vendor who withdrew before, so the order of the two does not matter.
 * Nothing may be left to give back, but money can return. Paid payments of an organizer who left stay on record.
 */
export function withdraw({ reason, refundPercent }: Withdraw, state: PaymentState): PaymentEvent[] {
  if (!isPresent(state) || !applies(reason, state)) return [];
  const percent = hasLostOrganizer(state) ? 100 : refundPercent;
  return [{ type: 'payment.withdrawn', data: { paymentId: state.paymentId, reason, refundPercent: percent } }];
}

function applies(reason: Withdrawal['reason'], state: PaymentDetails): boolean {
  const isDue = state.stage === 'due';
  // The next owner of the market event must not ask for what became void meanwhile.
  const awaitsOwner = hasLostOrganizer(state) && !isSettled(state);
  switch (reason) {
    case 'event_deleted':
      return isDue || awaitsOwner || state.withdrawal?.reason === 'vendor_withdrew';
    case 'vendor_withdrew':
      return isDue || awaitsOwner;
    case 'organizer_left':
      return isDue && !isSettled(state);
  }
}

/** Part of the IDs of stored refunds, so they never change. */
const REFUND_IDS = {
  event_deleted: 'event-deleted',
  organizer_left: 'event-deleted',
  vendor_withdrew: 'vendor-withdrew',
} as const satisfies Record<Withdrawal['reason'], string>;

/**
 * The withdrawal refunds its share of what nothing else gave back. What it requested before counts, so it can be asked again
 * after every movement of money. What a dispute holds follows it.
 */
export function withRefundOfRest(state: PaymentDetails, requestedAt: string): RequestedRefund[] {
  if (!state.withdrawal) return state.refunds;
  const { reason, refundPercent } = state.withdrawal;
  const requestedCents = sumOf(state.refunds.filter(isOfWithdrawal));
  const amountCents = share(unrefundedCents(state) + requestedCents, refundPercent / 100) - requestedCents;
  if (amountCents <= 0) return state.refunds;
  return [...state.refunds, newRefund({ refundId: newRefundId(reason, state), amountCents, reason }, requestedAt)];
}

/** A refund that was dropped keeps its ID if it is requested again, because Stripe may know it. */
function newRefundId(reason: Withdrawal['reason'], { paymentId, refunds }: PaymentDetails): string {
  let refundId = idFrom('refund', paymentId, REFUND_IDS[reason]);
  while (refunds.some((one) => one.refundId === refundId)) refundId = idFrom('refund', refundId);
  return refundId;
}
