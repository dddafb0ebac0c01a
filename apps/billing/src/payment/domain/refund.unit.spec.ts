import { isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { completed, intentSnapshot, refunded, requested, started, withdrawn } from '../../testing/builders.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { openRefunds, refundableCents, type RefundSnapshot, type RequestRefund } from './refund.js';

const paid = [requested(), started(), completed()];
const ask = (amountCents: number, refundId = 'r1'): RequestRefund => ({
  type: 'request-refund',
  organizerId: 'organizer',
  refundId,
  amountCents,
  reason: 'goodwill',
});
const asked = (amountCents: number, refundId = 'r1'): PaymentEvent => ({
  type: 'payment.refund-requested',
  data: { paymentId: 'payment', refundId, amountCents, reason: 'goodwill' },
});
const changed = (status: RefundSnapshot['status'], stripeRefundId = 're_1'): PaymentEvent => ({
  type: 'payment.refund-status-changed',
  data: { paymentId: 'payment', refundId: 'r1', stripeRefundId, status, failureMessage: null },
});
const found = (status: RefundSnapshot['status'], stripeRefundId = 're_1'): RefundSnapshot => ({
  refundId: 'r1',
  stripeRefundId,
  status,
  failureMessage: null,
});
const stateAfter = (...events: PaymentEvent[]) => {
  const { state } = given(payment, events);
  if (!isPresent(state)) throw new Error('no payment');
  return state;
};
const openAfter = (...events: PaymentEvent[]) => openRefunds(stateAfter(...events));

describe('a requested refund', () => {
  it('is stored, once', () => {
    given(payment, paid)
      .when(ask(3333))
      .then([asked(3333)]);
    given(payment, [...paid, asked(3333)])
      .when(ask(3333))
      .thenNothing();
    given(payment, [...paid, asked(3333)])
      .when(ask(4000))
      .thenRefused('PAYMENT.REFUND_SENT');
  });
  it('is at most what is left after other refunds, also those that Stripe has not made yet', () => {
    const half = [...paid, asked(4250)];
    given(payment, half)
      .when(ask(4250, 'r2'))
      .then([asked(4250, 'r2')]);
    given(payment, half).when(ask(4251, 'r2')).thenRefused('PAYMENT.REFUND_TOO_LARGE');
    given(payment, [...paid, refunded(8000, 400)])
      .when(ask(501))
      .thenRefused('PAYMENT.REFUND_TOO_LARGE');
  });
  it('is one of 20 at most, except for the rest', () => {
    const many = [...paid, ...Array.from({ length: 20 }, (_, index) => asked(1, `r${index}`))];
    given(payment, many.slice(0, -1))
      .when(ask(1, 'last'))
      .then([asked(1, 'last')]);
    given(payment, many).when(ask(1, 'another')).thenRefused('PAYMENT.TOO_MANY_REFUNDS');
    given(payment, many)
      .when(ask(8480, 'rest'))
      .then([asked(8480, 'rest')]);
  });
  it('is not counted when Stallbook sends it for a withdrawal', () => {
    const many = [...paid, withdrawn('vendor_withdrew', 1)];
    many.push(...Array.from({ length: 19 }, (_, index) => asked(1, `r${index}`)));
    given(payment, many)
      .when(ask(1, 'last'))
      .then([asked(1, 'last')]);
  });
  it('shrinks to the last cent that another refund leaves, and is dropped with it', () => {
    expect(openAfter(...paid, asked(500), refunded(8499, 425))).toMatchObject([{ amountCents: 1 }]);
    expect(openAfter(...paid, asked(500), refunded(8500, 425))).toEqual([]);
  });
  it('is for the paid booth of this organizer', () => {
    given(payment, paid)
      .when({ ...ask(1), organizerId: 'another' })
      .thenRefused('NOT_FOUND');
    given(payment).when(ask(1)).thenRefused('NOT_FOUND');
    given(payment, [requested(), started()]).when(ask(1)).thenRefused('PAYMENT.NOT_PAID');
  });
  it('stays open when Stripe refuses, and an answer counts once', () => {
    const refuse = { type: 'refuse-refund', refundId: 'r1', failures: 0, failureMessage: 'No funds' } as const;
    const refused: PaymentEvent = {
      type: 'payment.refund-refused',
      data: { paymentId: 'payment', refundId: 'r1', failureMessage: 'No funds' },
    };
    given(payment, [...paid, asked(500)])
      .when(refuse)
      .then([refused]);
    given(payment, [...paid, asked(500), refused])
      .when(refuse)
      .thenNothing();
    expect(openAfter(...paid, asked(500), refused)).toMatchObject([{ failures: 1, failureMessage: 'No funds' }]);
  });
  it('follows the latest refund at Stripe', () => {
    const sums = { refundedCents: 8500, platformFeeRefundedCents: 425, transferReversedCents: 8500 };
    const intent = intentSnapshot({ ...sums, refunds: [found('pending')] });
    given(payment, [...paid, asked(8500)])
      .when({ type: 'observe', intent })
      .then([changed('pending'), refunded(8500, 425)]);
    given(payment, [...paid, asked(8500), changed('pending'), refunded(8500, 425)])
      .when({ type: 'observe', intent: { ...intent, refunds: [found('succeeded', 're_2'), found('failed')] } })
      .then([changed('succeeded', 're_2')]);
  });
  it('is recorded once in each status', () => {
    const refunds = [found('succeeded')];
    given(payment, [...paid, asked(500), changed('pending')])
      .when({ type: 'observe', intent: intentSnapshot({ refunds }) })
      .then([changed('succeeded')]);
    given(payment, [...paid, asked(500), changed('succeeded')])
      .when({ type: 'observe', intent: intentSnapshot({ refunds }) })
      .thenNothing();
    given(payment, [...paid, asked(500)])
      .when({ type: 'observe', intent: intentSnapshot() })
      .thenNothing();
    given(payment, [...paid, asked(500), changed('failed')])
      .when({ type: 'observe', intent: intentSnapshot({ refunds: [found('failed', 're_2'), found('failed')] }) })
      .then([changed('failed', 're_2')]);
  });
  it('is answered for itself only', () =>
    expect(openAfter(...paid, asked(500), asked(700, 'r2'), changed('succeeded'))).toMatchObject([
      { refundId: 'r2', amountCents: 700 },
    ]));
  it('is open again when it came back', () => {
    const back = stateAfter(...paid, asked(8500), changed('pending'), refunded(8500, 425), changed('failed'));
    expect(openRefunds(back)).toMatchObject([{ amountCents: 8500, failures: 1, stripeRefundId: 're_1' }]);
    expect(stateAfter(...paid, refunded(8500, 425), refunded(0, 425))).toMatchObject({ status: 'completed' });
  });
});

describe('a market event that is deleted', () => {
  const remove = { type: 'withdraw', reason: 'event_deleted', refundPercent: 100 } as const;

  it('[EV-064] gives back what is left of a paid booth', () => {
    given(payment, paid).when(remove).then([withdrawn()]);
    expect(openAfter(...paid, withdrawn())).toMatchObject([{ amountCents: 8500, reason: 'event_deleted' }]);
    const rest = [{ amountCents: 4500 }, { amountCents: 4000, reason: 'event_deleted' }];
    expect(openAfter(...paid, asked(4500), withdrawn())).toMatchObject(rest);
    expect(openAfter(...paid, refunded(8000, 400), withdrawn())).toMatchObject([{ amountCents: 500 }]);
  });
  it('refunds again what a refund from Stripe’s dashboard returned to the vendor and then failed', () => {
    const returned = [...paid, refunded(8500, 425), withdrawn(), refunded(5000, 425)];
    expect(openAfter(...returned)).toMatchObject([{ amountCents: 3500, reason: 'event_deleted' }]);
    given(payment, [...paid, refunded(8500, 425)])
      .when(remove)
      .then([withdrawn()]);
  });
  it('gives back a payment that was faster than the deletion', () =>
    expect(openAfter(requested(), started(), withdrawn(), completed())).toMatchObject([{ amountCents: 8500 }]));
  it('gives nothing back twice', () => {
    given(payment, [...paid, withdrawn()])
      .when(remove)
      .thenNothing();
    expect(openAfter(...paid, refunded(8500, 425), withdrawn())).toEqual([]);
    expect(openAfter(...paid, withdrawn(), refunded(3333, 167))).toMatchObject([{ amountCents: 5167 }]);
    expect(openAfter(...paid, withdrawn(), refunded(8500, 425))).toEqual([]);
    expect(refundableCents(stateAfter(...paid, withdrawn()))).toBe(0);
  });
});
