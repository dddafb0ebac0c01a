import { outgoingOf } from '@stallbook/event-store';
import type { OutgoingMessage } from '@stallbook/kernel';
import {
  completed,
  failed,
  handedOver,
  intentClosed,
  processing,
  refunded,
  requested,
  started,
  withdrawn,
} from '../testing/builders.js';
import { payment } from './domain/payment.decider.js';
import type { PaymentEvent } from './domain/payment.events.js';
import type { DisputeSnapshot, PaymentState } from './domain/payment.state.js';
import { paymentIntegrationEvents } from './payment.integration-events.js';

const held: DisputeSnapshot = {
  disputeId: 'dp_1',
  status: 'open',
  amountCents: 8500,
  heldCents: 8500,
  lostCents: 0,
};
const changed = (to: Partial<DisputeSnapshot>): PaymentEvent => ({
  type: 'payment.dispute-changed',
  data: { paymentId: 'payment', paymentIntentId: 'pi_1', ...held, ...to },
});
const opened = changed({});
const won = changed({ status: 'won', heldCents: 0 });
const lost = changed({ status: 'lost', heldCents: 0, lostCents: 8500 });
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

/** Each event occurs a day after the previous one. */
function outgoingFor(...events: PaymentEvent[]): OutgoingMessage[][] {
  let state: PaymentState = payment.initialState();
  return events.map((event, days) => {
    const before = state;
    state = payment.evolve(before, { ...event, meta: { occurredAt: new Date(Date.UTC(2027, 4, 1 + days)) } });
    return outgoingOf(paymentIntegrationEvents, { event: event as never, state, before });
  });
}
/** The types of the messages of each event. */
const messagesOf = (...events: PaymentEvent[]): string[][] =>
  outgoingFor(...events).map((messages) => messages.map(({ event: { type } }) => type));
const messagesAfterPaid = (...events: PaymentEvent[]) =>
  messagesOf(requested(), started(), completed(), ...events).slice(3);

describe('the messages of a payment', () => {
  it('say that one can be made again which failed, or which the bank had', () => {
    expect(messagesOf(requested(), started(), failed(), intentClosed(), started('pi_2'))).toEqual([
      [],
      [],
      ['payment.failed'],
      ['payment.reopened'],
      [],
    ]);
    expect(messagesOf(requested(), started(), processing(), started('pi_2')).at(-1)).toEqual(['payment.reopened']);
  });

  it('say that one was paid or costs nothing, unless all of it goes back', () => {
    const waived: PaymentEvent = { type: 'payment.waived', data: { paymentId: 'payment' } };
    expect(messagesOf(requested(), started(), completed()).at(-1)).toEqual(['payment.completed']);
    expect(messagesOf(requested(), waived).at(-1)).toEqual(['payment.completed']);
    expect(messagesOf(requested(), started(), withdrawn(), completed()).at(-1)).toEqual([]);
    expect(messagesOf(requested(), started(), processing()).at(-1)).toEqual(['payment.processing-started']);
  });

  it('say what a refund took from the organizer, whose part of the platform fee returns', () => {
    const refundMade = (...events: PaymentEvent[]) =>
      outgoingFor(requested(), started(), completed(), ...events)
        .at(-1)!
        .find(({ event }) => event.type === 'payment.refund-made')?.data;
    expect(refundMade(refunded(3333, 167))).toMatchObject({ refundedCents: 3333, takenFromPayoutCents: 3166 });
    expect(refundMade(refunded(3333, 167), refunded(8500, 425))).toMatchObject({
      refundedCents: 5167,
      takenFromPayoutCents: 4909,
      full: true,
    });
    expect(refundMade(reclaimed, refunded(100, 425))).toMatchObject({ refundedCents: 100, takenFromPayoutCents: 0 });
  });

  it('say that one is due again which the bank did not make, unless it was withdrawn meanwhile', () => {
    const failedAfter = (...events: PaymentEvent[]) =>
      outgoingFor(requested(), started(), ...events, failed()).at(-1)![0]!.data;
    expect(failedAfter(processing())).toMatchObject({ isDueAgain: true });
    expect(failedAfter(processing(), withdrawn('vendor_withdrew', 50))).not.toHaveProperty('isDueAgain');
    expect(failedAfter()).not.toHaveProperty('isDueAgain');
    expect(failedAfter(processing(), failed())).not.toHaveProperty('isDueAgain');
  });

  it('say so too when we closed the intent that the bank had, because it paid the former owner of the event', () => {
    const closedAfter = (...events: PaymentEvent[]) =>
      outgoingFor(requested(), started(), ...events, intentClosed())
        .at(-1)!
        .map(({ event: { type }, data }) => [type, data?.['isDueAgain']]);
    expect(closedAfter(processing(), handedOver())).toEqual([
      ['payment.failed', true],
      ['payment.reopened', undefined],
    ]);
    expect(closedAfter(processing(), failed(), handedOver())).toEqual([['payment.reopened', undefined]]);
    expect(closedAfter(handedOver())).toEqual([]);
    expect(closedAfter(processing())).toEqual([['payment.reopened', undefined]]);
  });

  it('are about a dispute when it opens and when the bank decides, not when money moves later', () =>
    expect(messagesAfterPaid(changed({ heldCents: 0 }), opened, won)).toEqual([
      ['payment.disputed'],
      [],
      ['payment.disputed'],
    ]));

  it('say once that nothing is left, and that a lost dispute is reversed, also after staff reversed the transfer', () => {
    const [nothingLeft, reinstated] = [
      ['payment.refunded', 'payment.disputed'],
      ['payment.reinstated', 'payment.disputed'],
    ];
    expect(messagesAfterPaid(lost, won)).toEqual([nothingLeft, reinstated]);
    expect(messagesAfterPaid(lost, reclaimed, won)).toEqual([nothingLeft, [], reinstated]);
    expect(messagesAfterPaid(lost, won, reclaimed)).toEqual([nothingLeft, reinstated, []]);
  });

  it('say that a refund of everything came back', () =>
    expect(messagesAfterPaid(refunded(8500, 425), refunded(0, 425), refunded(100, 425))).toEqual([
      ['payment.refunded', 'payment.refund-made'],
      ['payment.reinstated'],
      ['payment.refund-made'],
    ]));

  it('keep the time of a payment that returned', () => {
    const [returned] = outgoingFor(requested(), started(), completed(), lost, won).at(-1)!;
    expect(returned).toMatchObject({
      event: { type: 'payment.reinstated' },
      data: { paidAt: '2027-05-03T00:00:00.000Z' },
    });
  });

  it('call a payment that returned paid only if a part of it is kept', () => {
    expect(messagesAfterPaid(lost, withdrawn(), won)[2]).toEqual(['payment.disputed']);
    expect(messagesAfterPaid(lost, withdrawn('vendor_withdrew', 50), won)[2]).toContain('payment.reinstated');
  });
});
