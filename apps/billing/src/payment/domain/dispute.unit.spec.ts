import { isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { completed, intentSnapshot, refunded, requested, started, withdrawn } from '../../testing/builders.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { refundableCents } from './refund.js';
import type { DisputeSnapshot } from './payment.state.js';

const held: DisputeSnapshot = {
  disputeId: 'dp_1',
  status: 'open',
  amountCents: 8500,
  heldCents: 8500,
  lostCents: 0,
};
const won: DisputeSnapshot = { ...held, status: 'won', heldCents: 0 };
const lost: DisputeSnapshot = { ...held, status: 'lost', heldCents: 0, lostCents: 8500 };
const changed = (dispute: DisputeSnapshot): PaymentEvent => ({
  type: 'payment.dispute-changed',
  data: { paymentId: 'payment', paymentIntentId: 'pi_1', ...dispute },
});
const look = (...disputes: DisputeSnapshot[]) => ({ type: 'observe' as const, intent: intentSnapshot({ disputes }) });
const paid = [requested(), started(), completed()];
const after = (...events: PaymentEvent[]) => {
  const { state } = given(payment, [...paid, ...events]);
  if (!isPresent(state)) throw new Error('no payment');
  return state;
};

describe('a dispute', () => {
  it('is recorded when it opens and when the bank decides, each once', () => {
    given(payment, paid)
      .when(look(held))
      .then([changed(held)]);
    given(payment, [...paid, changed(held)])
      .when(look(held))
      .thenNothing();
    given(payment, [...paid, changed(held)])
      .when(look(won))
      .then([changed(won)]);
  });
  it('is recorded with the payment if it is seen first', () =>
    given(payment, [requested()])
      .when(look(lost))
      .then([started(), completed(), changed(lost)]));
  it('keeps what it holds from being refunded until it is won', () => {
    expect(refundableCents(after(changed(held)))).toBe(0);
    expect(refundableCents(after(changed(held), changed(won)))).toBe(8500);
    given(payment, [...paid, changed(held)])
      .when({ type: 'request-refund', organizerId: 'organizer', refundId: 'r', amountCents: 1, reason: 'other' })
      .thenRefused('PAYMENT.REFUND_TOO_LARGE');
  });
  it('is decided for itself only', () => {
    const [first, second] = ['dp_1', 'dp_2'].map((disputeId) => ({ ...held, disputeId, heldCents: 3000 }));
    if (!first || !second) throw new Error('no disputes');
    const both = [changed(first), changed(second)];
    expect(refundableCents(after(...both))).toBe(2500);
    expect(refundableCents(after(...both, changed({ ...second, status: 'won', heldCents: 0 })))).toBe(5500);
  });
  it('leaves nothing of the payment once it is lost', () => {
    expect(after(changed(held), changed(lost)).status).toBe('refunded');
    const rest = { ...lost, amountCents: 5167, lostCents: 5167 };
    expect(after(refunded(3333, 167), changed(rest)).status).toBe('refunded');
  });
  it('decides whether a deleted event has something left to refund', () => {
    const waiting = after(changed(held), withdrawn());
    expect(waiting.refunds).toMatchObject([{ amountCents: 8500, status: 'requested' }]);
    expect(after(changed(held), withdrawn(), changed(won)).refunds).toMatchObject([{ amountCents: 8500 }]);
    expect(after(changed(held), withdrawn(), changed(lost)).refunds).toEqual([]);
  });
});

describe('a lost dispute that the bank reverses', () => {
  const reclaimed: PaymentEvent = {
    type: 'payment.refunded',
    data: {
      paymentId: 'payment',
      paymentIntentId: 'pi_1',
      full: false,
      refundedCents: 0,
      platformFeeRefundedCents: 0,
      transferReversedCents: 8500,
    },
  };
  const part: DisputeSnapshot = { ...lost, amountCents: 3000, lostCents: 3000 };
  const partWon: DisputeSnapshot = { ...part, status: 'won', lostCents: 0 };
  const gaveUp = withdrawn('vendor_withdrew', 50);
  const requests = (...events: PaymentEvent[]) =>
    after(...events).refunds.map(({ amountCents, reason }) => [amountCents, reason]);
  const whole = [[8500, 'event_deleted']];

  it('completes the payment again, also if staff reversed the transfer meanwhile', () => {
    expect(after(changed(lost), changed(won))).toMatchObject({ status: 'completed', refunds: [] });
    expect(after(changed(lost), reclaimed)).toMatchObject({ status: 'refunded' });
    expect(after(changed(lost), reclaimed, changed(won))).toMatchObject({ status: 'completed', refunds: [] });
  });
  it('is refunded if the event was deleted while the bank had the money, or after it was lost', () => {
    expect(requests(changed(held), withdrawn(), changed(lost), changed(won))).toEqual(whole);
    expect(requests(changed(lost), withdrawn(), changed(won))).toEqual(whole);
    expect(requests(changed(lost), withdrawn(), reclaimed, changed(won))).toEqual(whole);
  });
  it('is refunded as the policy says if the vendor withdrew, and in full if the event is deleted too', () => {
    const share = [[4250, 'vendor_withdrew']];
    expect(requests(changed(held), gaveUp, changed(lost), changed(won))).toEqual(share);
    expect(requests(changed(lost), gaveUp, changed(won))).toEqual(share);
    expect(requests(changed(lost), gaveUp, withdrawn(), changed(won))).toEqual(whole);
    expect(requests(changed(lost), gaveUp, changed(won), withdrawn())).toEqual([...share, [4250, 'event_deleted']]);
  });
  it('adds what a dispute of a part returns, each refund with its own ID', () => {
    const refunds = [
      [5500, 'event_deleted'],
      [3000, 'event_deleted'],
    ];
    expect(requests(changed(part), withdrawn(), changed(partWon))).toEqual(refunds);
    const ids = after(changed(part), withdrawn(), changed(partWon)).refunds.map(({ refundId }) => refundId);
    expect(new Set(ids).size).toBe(2);
    expect(requests(gaveUp, changed(part), changed(partWon))).toEqual([[4250, 'vendor_withdrew']]);
  });
});
