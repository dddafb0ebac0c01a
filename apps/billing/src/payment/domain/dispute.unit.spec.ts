import { isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { completed, intentSnapshot, refunded, requested, started, withdrawn } from '../../testing/builders.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { refundableCents } from './refund.js';
import type { DisputeSnapshot } from './payment.state.js';

const held: DisputeSnapshot = {
  ...{ disputeId: 'dp_1', status: 'open' },
  ...{ amountCents: 8500, heldCents: 8500, lostCents: 0 },
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
  it('leaves nothing of the payment once it is lost', () => {
    expect(after(changed(held), changed(lost)).status).toBe('refunded');
    const rest = { ...lost, amountCents: 5167, lostCents: 5167 };
    expect(after(refunded(3333, 167), changed(rest)).status).toBe('refunded');
  });
  it('is news when it opens and when the bank decides, not when money moves later', () => {
    const news = (...seen: DisputeSnapshot[]) => after(...seen.map(changed)).disputes.map(({ isNews }) => isNews);
    expect(news({ ...held, heldCents: 0 })).toEqual([true]);
    expect(news({ ...held, heldCents: 0 }, held)).toEqual([false]);
    expect(news(held, won)).toEqual([true]);
  });
  it('is reversed where the payment had nothing left and has something again', () => {
    const reversed = (...events: PaymentEvent[]) => after(...events).disputes[0]?.isReversed;
    const part = { ...lost, amountCents: 3000, lostCents: 3000 };
    expect(reversed(changed(lost), changed(won))).toBe(true);
    expect(reversed(changed(part), changed({ ...part, status: 'won', lostCents: 0 }))).toBe(false);
    expect(reversed(changed(lost), refunded(8500, 425), changed(won))).toBe(false);
  });
  it('decides whether a deleted event has something left to refund', () => {
    const waiting = after(changed(held), withdrawn());
    expect(waiting.refunds).toMatchObject([{ amountCents: 8500, status: 'requested' }]);
    expect(after(changed(held), withdrawn(), changed(won)).refunds).toMatchObject([{ amountCents: 8500 }]);
    expect(after(changed(held), withdrawn(), changed(lost)).refunds).toEqual([]);
  });
});
