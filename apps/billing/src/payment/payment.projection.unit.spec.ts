import type { OccurredEventOf } from '@stallbook/kernel';
import { given, OCCURRED_AT } from '@stallbook/testing';
import { completed, requested, started } from '../testing/builders.js';
import { payment } from './domain/payment.decider.js';
import type { PaymentEvent, paymentEvents } from './domain/payment.events.js';
import type { PaymentState } from './domain/payment.state.js';
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
const again: PaymentEvent = { ...asked(1000), data: { ...asked(1000).data, refundId: 'r2' } } as PaymentEvent;
const againRefused: PaymentEvent = { ...refused, data: { ...refused.data, refundId: 'r2' } } as PaymentEvent;
const occurredAt = (event: PaymentEvent, instant: Date) =>
  ({ ...event, meta: { occurredAt: instant } }) as OccurredEventOf<typeof paymentEvents>;
const stream = {
  id: 'payment',
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(OCCURRED_AT.getTime() + 600_000),
};
const dueIn = (state: PaymentState) => dueRefunds.project(state, stream) as Omit<DueRefund, '_id'> | null;
const after = (...events: PaymentEvent[]) => given(payment, [requested(), started(), completed(), ...events]).state;
const dueAfter = (...events: PaymentEvent[]) => dueIn(after(...events));
const later = (state: PaymentState, ms: number, ...events: PaymentEvent[]) =>
  events.reduce(
    (current, event) => payment.evolve(current, occurredAt(event, new Date(OCCURRED_AT.getTime() + ms))),
    state,
  );
const waitOf = (due: Omit<DueRefund, '_id'> | null) => due && due.dueAt.getTime() - OCCURRED_AT.getTime();
const times = (count: number, event: PaymentEvent) => Array.from({ length: count }, () => event);

describe('a refund that Stripe has yet to take', () => {
  it('is due while a dispute leaves enough money for it', () => {
    const due = { paymentIntentId: 'pi_1', dueAt: OCCURRED_AT, refusals: 0, failureMessage: null };
    expect(dueAfter(asked(4000))).toEqual(due);
    expect(dueAfter(asked(4000), disputed(4500))).toEqual(due);
  });
  it('waits while it needs disputed money', () => {
    expect(dueAfter(asked(4000), disputed(4501))).toBeNull();
    expect(dueAfter(asked(8500), disputed(8500))).toBeNull();
  });
  it('waits longer after each refusal, up to a day, unless another one was not refused', () => {
    const waitsAfter = (count: number, ...more: PaymentEvent[]) =>
      waitOf(dueAfter(asked(4000), ...times(count, refused), ...more));
    expect([1, 8, 9, 10, 16, 17, 40].map((count) => waitsAfter(count))).toEqual([
      0, 0, 512_000, 1_024_000, 65_536_000, 86_400_000, 86_400_000,
    ]);
    expect(waitsAfter(40, again)).toBe(0);
    expect(dueAfter(asked(4000), ...times(9, refused))).toMatchObject({ refusals: 9, failureMessage: 'No money.' });
  });
  it('is due when the pause of any of them ends, however often it was refused', () => {
    const often = after(asked(4000), ...times(10, refused), again);
    const both = later(often, 600_000, ...times(9, againRefused));
    expect(dueIn(both)).toMatchObject({ refusals: 10 });
    expect(waitOf(dueIn(both))).toBe(1_024_000);
  });
  it('does not wait longer because something else happens to the payment', () => {
    const waiting = after(asked(4000), ...times(10, refused));
    expect(waitOf(dueIn(later(waiting, 600_000, disputed(100))))).toBe(1_024_000);
    expect(waitOf(dueIn(later(waiting, 600_000, refused)))).toBe(600_000 + 2_048_000);
  });
  it('is not due before it is requested', () => expect(dueAfter()).toBeNull());
});
