import { given } from '@stallbook/testing';
import { completed, requested, started } from '../testing/builders.js';
import { payment } from './domain/payment.decider.js';
import type { PaymentEvent } from './domain/payment.events.js';
import { dueRefunds } from './payment.projection.js';

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
const stream = { id: 'payment', version: 1, createdAt: new Date(0), updatedAt: new Date(0) };
const dueAfter = (...events: PaymentEvent[]) =>
  dueRefunds.project(given(payment, [requested(), started(), completed(), ...events]).state, stream);

describe('a refund that Stripe has yet to take', () => {
  it('is due while a dispute leaves enough money for it', () => {
    expect(dueAfter(asked(4000))).toEqual({ paymentIntentId: 'pi_1' });
    expect(dueAfter(asked(4000), disputed(4500))).toEqual({ paymentIntentId: 'pi_1' });
  });
  it('waits while it needs disputed money', () => {
    expect(dueAfter(asked(4000), disputed(4501))).toBeNull();
    expect(dueAfter(asked(8500), disputed(8500))).toBeNull();
  });
  it('is not due before it is requested', () => expect(dueAfter()).toBeNull());
});
