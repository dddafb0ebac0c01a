import { idFrom, isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { completed, failed, processing, refunded, requested, started, withdrawn } from '../../testing/builders.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { isOrphaned } from './payment.state.js';
import { openRefunds } from './refund.js';
import { withdrawForLostOrganizer, type Withdraw } from './withdrawal.js';

const paid = [requested(), started(), completed()];
const giveUp = (refundPercent: number): Withdraw => ({
  type: 'withdraw',
  reason: 'vendor_withdrew',
  refundPercent,
});
const deletion: Withdraw = { type: 'withdraw', reason: 'event_deleted', refundPercent: 100 };
const gaveUp = (refundPercent: number) => withdrawn('vendor_withdrew', refundPercent);
const openAfter = (...events: PaymentEvent[]) => {
  const { state } = given(payment, events);
  if (!isPresent(state)) throw new Error('no payment');
  return openRefunds(state).map(({ amountCents, reason }) => [amountCents, reason]);
};

describe('a payment whose organizer deleted their account', () => {
  const late = [requested(), started(), processing(), withdrawn('organizer_left'), completed()];

  it('goes back for that reason, with an ID that Stripe may know', () => {
    expect(openAfter(...late)).toEqual([[8500, 'organizer_left']]);
    expect(given(payment, late).state).toMatchObject({
      refunds: [{ refundId: idFrom('refund', 'payment', 'event-deleted') }],
    });
  });
  it('is withdrawn with a full refund, whatever is paid later', () =>
    given(payment, [requested()])
      .when(withdrawForLostOrganizer)
      .then([withdrawn('organizer_left')]));

  it('goes back once', () => {
    expect(openAfter(...late, refunded(8500, 425))).toEqual([]);
    given(payment, late).when(deletion).thenNothing();
  });

  it('is not due to the next owner of an event that was deleted', () => {
    const left = [requested(), withdrawn('organizer_left')];
    given(payment, left)
      .when(deletion)
      .then([withdrawn('event_deleted')]);
    given(payment, [...left, withdrawn('event_deleted')])
      .when({ type: 'hand-over', organizerId: 'next', platformFeeCents: 0 })
      .thenNothing();
  });
});

describe('a vendor who withdraws', () => {
  it('gets their share of what is left, odd cents to the half rounded up', () => {
    given(payment, paid)
      .when(giveUp(50))
      .then([gaveUp(50)]);
    expect(openAfter(...paid, gaveUp(50))).toEqual([[4250, 'vendor_withdrew']]);
    expect(openAfter(...paid, gaveUp(33))).toEqual([[2805, 'vendor_withdrew']]);
    expect(openAfter(...paid, refunded(3333, 167), gaveUp(50))).toEqual([[2584, 'vendor_withdrew']]);
    expect(openAfter(...paid, gaveUp(0))).toEqual([]);
  });
  it('gets their share of what the organizer’s refunds leave, also those that Stripe has not made yet', () => {
    const goodwill: PaymentEvent = {
      type: 'payment.refund-requested',
      data: { paymentId: 'payment', refundId: 'r', amountCents: 4500, reason: 'goodwill' },
    };
    expect(openAfter(...paid, goodwill, gaveUp(50))).toEqual([
      [4500, 'goodwill'],
      [2000, 'vendor_withdrew'],
    ]);
  });
  it('pays nothing more, and gets a payment back that was faster', () => {
    given(payment, [requested(), started()])
      .when(giveUp(100))
      .then([gaveUp(100)]);
    expect(openAfter(requested(), started(), gaveUp(100), completed())).toEqual([[8500, 'vendor_withdrew']]);
    expect(openAfter(...paid, refunded(8500, 425), gaveUp(50))).toEqual([]);
    expect(openAfter(...paid, refunded(8500, 425), gaveUp(50), refunded(0, 425))).toEqual([[4250, 'vendor_withdrew']]);
    given(payment, [...paid, refunded(8500, 425)])
      .when(giveUp(50))
      .then([gaveUp(50)]);
  });
  it('gets the same share of a payment that the bank confirms only later', () => {
    const ordered = [requested(), started(), processing()];
    given(payment, ordered)
      .when(giveUp(50))
      .then([gaveUp(50)]);
    expect(openAfter(...ordered, gaveUp(50))).toEqual([]);
    expect(openAfter(...ordered, gaveUp(50), completed())).toEqual([[4250, 'vendor_withdrew']]);
    expect(openAfter(...ordered, gaveUp(0), completed())).toEqual([]);
  });
  it('keeps an intent open only while a bank has what the policy keeps', () => {
    const orphaned = (...events: PaymentEvent[]) => {
      const { state } = given(payment, [requested(), started(), ...events]);
      return isPresent(state) && isOrphaned(state);
    };
    expect(orphaned(processing(), gaveUp(50))).toBe(false);
    expect(orphaned(processing(), gaveUp(100))).toBe(true);
    expect(orphaned(gaveUp(50))).toBe(true);
    expect(orphaned(processing(), gaveUp(50), failed())).toBe(true);
    expect(orphaned(processing(), gaveUp(50), withdrawn())).toBe(true);
  });
  it('owes nothing again once the event is deleted or the organizer left', () => {
    given(payment, [requested(), withdrawn()]).when(giveUp(50)).thenNothing();
    given(payment, [requested(), gaveUp(50)])
      .when(withdrawForLostOrganizer)
      .thenNothing();
  });
  it('gets everything back if the event is deleted, in either order', () => {
    given(payment, [...paid, gaveUp(50)])
      .when(deletion)
      .then([withdrawn()]);
    const rest = [
      [4250, 'vendor_withdrew'],
      [4250, 'event_deleted'],
    ];
    expect(openAfter(...paid, gaveUp(50), withdrawn())).toEqual(rest);
    given(payment, [...paid, withdrawn()])
      .when(giveUp(50))
      .thenNothing();
    expect(openAfter(...paid, gaveUp(100), withdrawn())).toEqual([[8500, 'vendor_withdrew']]);
  });
});
