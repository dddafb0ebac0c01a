import { idFrom, isPresent, share, type Cents } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import {
  hasLostOrganizer,
  isSettled,
  type PaymentDetails,
  type PaymentState,
  type RefundReason,
  type Withdrawal,
  type RequestedRefund,
} from './payment.state.js';
import { newRefund, unrefundedCents } from './refund.js';

export interface Withdraw extends Withdrawal {
  type: 'withdraw';
}

/**
 * A deleted event gives everything back, also to a vendor who withdrew before, so the order of the two does not matter. Paid
 * payments of an organizer who left stay on record.
 */
export function withdraw({ reason, refundPercent }: Withdraw, state: PaymentState): PaymentEvent[] {
  if (!isPresent(state) || !applies(reason, state)) return [];
  const percent = hasLostOrganizer(state) ? 100 : refundPercent;
  return [{ type: 'payment.withdrawn', data: { paymentId: state.paymentId, reason, refundPercent: percent } }];
}

function applies(reason: Withdrawal['reason'], state: PaymentDetails): boolean {
  const isDue = state.stage === 'due';
  // The next owner of the market event must not ask them to pay.
  if (reason === 'vendor_withdrew' && hasLostOrganizer(state)) return !isSettled(state);
  const holdsMoney = unrefundedCents(state) > 0;
  if (reason === 'event_deleted' && state.withdrawal?.reason === 'vendor_withdrew') {
    return holdsMoney || !isSettled(state);
  }
  return isDue && (!isSettled(state) || (holdsMoney && reason !== 'organizer_left'));
}

const REFUND_REASON = {
  event_deleted: 'event_deleted',
  organizer_left: 'event_deleted',
  vendor_withdrew: 'vendor_withdrew',
} as const satisfies Record<Withdrawal['reason'], RefundReason>;

/** What the withdrawal gives back of what is left. What a dispute holds follows it. */
export function withRefundOfRest(state: PaymentDetails, requestedAt: string): RequestedRefund[] {
  const { reason, refundPercent } = state.withdrawal ?? { reason: 'event_deleted', refundPercent: 100 };
  const amountCents: Cents = share(unrefundedCents(state), refundPercent / 100);
  if (amountCents <= 0) return state.refunds;
  const why = REFUND_REASON[reason];
  const refundId = idFrom('refund', state.paymentId, why === 'event_deleted' ? 'event-deleted' : 'vendor-withdrew');
  return [...state.refunds, newRefund({ refundId, amountCents, reason: why }, requestedAt)];
}
