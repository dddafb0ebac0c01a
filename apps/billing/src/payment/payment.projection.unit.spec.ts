import { given } from '@stallbook/testing';
import { completed, requested, started } from '../testing/builders.js';
import { payment } from './domain/payment.decider.js';
import type { PaymentEvent } from './domain/payment.events.js';
import { dueRefunds, type DueRefund } from './payment.projection.js';

const asked = (amountCents: number): PaymentEvent => ({
  type: 'payment.refund-requested',
  data: { paymentId: 'payment', refundId: 'r1', amountCents, reason: 'goodwill' },
});
const disputed = (cents: number): PaymentEvent => ({
  type: 'payment.dispute-changed',
  data: {
    paymentId: 'payment',
    paymentIntentId: 'pi_1',
    disputeId: 'dp_1',
    status: 'open',
    amountCents: cents,
    heldCents: cents,
    lostCents: 0,
  },
});
const refused: PaymentEvent = {
  type: 'payment.refund-refused',
  data: { paymentId: 'payment', refundId: 'r1', failureMessage: 'No money.' },
};
const stream = { id: 'payment', version: 1, createdAt: new Date(0), updatedAt: new Date(0) };
const dueAfter = (...events: PaymentEvent[]) => {
  const { state } = given(payment, [requested(), started(), completed(), ...events]);
  return dueRefunds.project(state, stream) as Omit<DueRefund, '_id'> | null;
};

describe('a refund that Stripe has yet to take', () => {
  it('is due while a dispute leaves enough money for it', () => {
    const due = { paymentIntentId: 'pi_1', dueAt: new Date(0), refusals: 0, failureMessage: null };
    expect(dueAfter(asked(4000))).toEqual(due);
    expect(dueAfter(asked(4000), disputed(4500))).toEqual(due);
  });
  it('waits while it needs disputed money', () => {
    expect(dueAfter(asked(4000), disputed(4501))).toBeNull();
    expect(dueAfter(asked(8500), disputed(8500))).toBeNull();
  });
  it('waits longer after each refusal, up to a day, unless another one was not refused', () => {
    const refusedTimes = (times: number) => Array.from({ length: times }, () => refused);
    const waitsAfter = (times: number, ...more: PaymentEvent[]) =>
      dueAfter(asked(4000), ...refusedTimes(times), ...more)?.dueAt.getTime();
    expect([1, 8, 9, 10, 16, 17, 40].map((times) => waitsAfter(times))).toEqual([
      0, 0, 512_000, 1_024_000, 65_536_000, 86_400_000, 86_400_000,
    ]);
    expect(waitsAfter(40, { ...asked(1000), data: { ...asked(1000).data, refundId: 'r2' } } as PaymentEvent)).toBe(0);
    expect(dueAfter(asked(4000), ...refusedTimes(9))).toMatchObject({ refusals: 9, failureMessage: 'No money.' });
  });
  it('is not due before it is requested', () => expect(dueAfter()).toBeNull());
});
