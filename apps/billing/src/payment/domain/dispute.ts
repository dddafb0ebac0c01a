import { deepEqual, type Cents } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import type { Dispute, DisputeSnapshot, PaymentDetails } from './payment.state.js';

const sum = (disputes: readonly DisputeSnapshot[], cents: 'heldCents' | 'lostCents'): Cents =>
  disputes.reduce((total, { [cents]: one }) => total + one, 0);

export const heldIn = (disputes: readonly DisputeSnapshot[]): Cents => sum(disputes, 'heldCents');
export const lostIn = (disputes: readonly DisputeSnapshot[]): Cents => sum(disputes, 'lostCents');

export const disputeOf = ({ disputes }: Pick<PaymentDetails, 'disputes'>, disputeId: string): Dispute | undefined =>
  disputes.find((one) => one.disputeId === disputeId);

/** Records what changed since the last look, so webhooks may repeat and come in any order. */
export function observeDisputes(
  { paymentIntentId, disputes }: { paymentIntentId: string; disputes: readonly DisputeSnapshot[] },
  state: PaymentDetails,
): PaymentEvent[] {
  return disputes.flatMap((dispute): PaymentEvent[] => {
    const known = disputeOf(state, dispute.disputeId);
    if (known && deepEqual({ ...known, ...dispute }, known)) return [];
    return [{ type: 'payment.dispute-changed', data: { paymentId: state.paymentId, paymentIntentId, ...dispute } }];
  });
}

export function withDispute(disputes: readonly Dispute[], changed: DisputeSnapshot, at: string): Dispute[] {
  const known = disputes.find(({ disputeId }) => disputeId === changed.disputeId);
  if (!known) return [...disputes, { ...changed, openedAt: at }];
  return disputes.map((one) => (one === known ? { ...known, ...changed } : one));
}
