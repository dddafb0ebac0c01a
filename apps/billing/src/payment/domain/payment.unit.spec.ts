import { isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import {
  completed,
  dueFacts,
  failed,
  handedOver,
  intentClosed,
  intentSnapshot,
  processing,
  refunded,
  requested,
  started,
  withdrawn,
} from '../../testing/builders.js';
import type { HandOver, RequestPayment } from './due.js';
import type { IntentSnapshot, Observe } from './observe.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';
import { isOrphaned } from './payment.state.js';
import type { Start } from './start.js';

const request: RequestPayment = { type: 'request', ...dueFacts() };
const observation = (found: Partial<IntentSnapshot> = {}): Observe => ({
  type: 'observe',
  intent: intentSnapshot(found),
});
const start = (vendorId = 'vendor'): Start => ({
  type: 'start',
  vendorId,
  organizerId: 'organizer',
  paymentIntentId: 'pi_1',
  replaces: null,
  stripeAccountId: 'acct_1',
  platformFeeCents: 425,
});
const open = [requested(), started()];
const paid = [...open, completed()];

describe('a payment that is due', () => {
  it('[BI-044] is the booth fee and the application fee; the rest after the platform fee goes to the organizer', () => {
    given(payment).when(request).then([requested()]);
    expect(given(payment, [requested()]).state).toMatchObject({
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
    });
  });
  it('is requested once', () => given(payment, [requested()]).when(request).thenNothing());
  it('[AP-004] counts as paid if there is nothing to pay', () => {
    const free = dueFacts({ boothFeeCents: 0, applicationFeeCents: 0 });
    given(payment)
      .when({ type: 'request', ...free })
      .then([
        { type: 'payment.requested', data: { ...free, currency: 'usd' } },
        { type: 'payment.waived', data: { paymentId: 'payment' } },
      ]);
  });
  it('is to be paid if its two fees are the same', () => {
    const same = dueFacts({ boothFeeCents: 1000, applicationFeeCents: 1000 });
    given(payment)
      .when({ type: 'request', ...same })
      .then([{ type: 'payment.requested', data: { ...same, currency: 'usd' } }]);
  });
  it('is withdrawn with its market event, unless it was paid', () => {
    given(payment, open).when({ type: 'withdraw', reason: 'event_deleted', refundPercent: 100 }).then([withdrawn()]);
    given(payment, paid).when({ type: 'withdraw', reason: 'organizer_left', refundPercent: 100 }).thenNothing();
  });
});

describe('a payment whose market event gets another owner', () => {
  const handOver = (organizerId = 'next'): HandOver => ({ type: 'hand-over', organizerId, platformFeeCents: 425 });

  it('is due to the new owner', () => {
    given(payment, [requested()]).when(handOver()).then([handedOver()]);
    expect(given(payment, [requested(), handedOver()]).state).toMatchObject({ organizerId: 'next', nextPayee: null });
  });
  it('stays as it is if the owner is the same, it was paid, or it was withdrawn', () => {
    given(payment, [requested()]).when(handOver('organizer')).thenNothing();
    given(payment, [...open, handedOver()])
      .when(handOver())
      .thenNothing();
    given(payment, paid).when(handOver()).thenNothing();
    given(payment, [requested(), withdrawn()]).when(handOver()).thenNothing();
  });
  it('is due again if the previous owner had left, unless the vendor withdrew meanwhile', () => {
    const left = [requested(), withdrawn('organizer_left')];
    given(payment, left).when(handOver()).then([handedOver()]);
    expect(given(payment, [...left, handedOver()]).state).toMatchObject({ organizerId: 'next', stage: 'due' });
    given(payment, left)
      .when(handOver('organizer'))
      .then([handedOver('organizer')]);
    const gaveUp = { type: 'withdraw', reason: 'vendor_withdrew', refundPercent: 50 } as const;
    given(payment, left)
      .when(gaveUp)
      .then([withdrawn('vendor_withdrew')]);
    given(payment, [...left, withdrawn('vendor_withdrew')])
      .when(handOver())
      .thenNothing();
  });
  it('goes to the new owner once the open intent is closed', () => {
    expect(given(payment, [...open, handedOver()]).state).toMatchObject({ organizerId: 'organizer' });
    given(payment, [...open, handedOver()])
      .when(observation({ state: 'failed', failureMessage: 'Your card was declined.' }))
      .then([failed()]);
    given(payment, [...open, handedOver()])
      .when(observation({ state: 'canceled' }))
      .then([intentClosed()]);
    expect(given(payment, [...open, failed(), handedOver(), intentClosed()]).state).toMatchObject({
      organizerId: 'next',
      nextPayee: null,
      status: 'pending',
      failureMessage: null,
      paymentIntentId: null,
      platformFeeCents: 425,
      payoutCents: 8075,
    });
  });
  it('stays with an organizer who was paid first, or who got the market event back', () => {
    const kept = { organizerId: 'organizer', nextPayee: null };
    expect(given(payment, [...open, handedOver(), completed()]).state).toMatchObject(kept);
    expect(given(payment, [...open, handedOver(), handedOver('organizer')]).state).toMatchObject(kept);
  });
  it('cannot be started for the previous owner', () => {
    given(payment, [requested(), handedOver()]).when(start()).thenRefused('NOT_READY');
    given(payment, [...open, handedOver()])
      .when({ ...start(), paymentIntentId: 'pi_2', replaces: 'pi_1' })
      .thenRefused('NOT_READY');
  });
});

describe('an orphaned intent', () => {
  const orphaned = (...events: PaymentEvent[]) => {
    const { state } = given(payment, events);
    return isPresent(state) && isOrphaned(state);
  };
  it('is open after the withdrawal', () => {
    expect(orphaned(...open)).toBe(false);
    expect(orphaned(requested(), withdrawn())).toBe(false);
    expect(orphaned(...open, withdrawn())).toBe(true);
    expect(orphaned(...open, withdrawn(), intentClosed())).toBe(false);
    expect(orphaned(...open, withdrawn(), completed())).toBe(false);
  });
  it('pays a previous owner', () => {
    expect(orphaned(...open, handedOver())).toBe(true);
    expect(orphaned(...open, handedOver(), completed())).toBe(false);
    expect(orphaned(...open, handedOver(), intentClosed())).toBe(false);
  });
});

describe('an intent of a hidden market event', () => {
  const revoke = { type: 'revoke-intent' } as const;
  const revoked: PaymentEvent = {
    type: 'payment.intent-revoked',
    data: { paymentId: 'payment', paymentIntentId: 'pi_1' },
  };

  it('is revoked once, if there is one that can still be paid', () => {
    given(payment, open).when(revoke).then([revoked]);
    given(payment, [...open, revoked])
      .when(revoke)
      .thenNothing();
    for (const events of [[requested()], paid, [...open, withdrawn()]])
      given(payment, events).when(revoke).thenNothing();
  });
  it('is orphaned until it is closed, and then the payment is due without an intent', () => {
    given(payment, [...open, revoked])
      .when(observation({ state: 'canceled' }))
      .then([intentClosed()]);
    const { state } = given(payment, [...open, revoked, intentClosed()]);
    expect(state).toMatchObject({ stage: 'due', status: 'pending', paymentIntentId: null });
    given(payment, [...open, revoked, intentClosed(), started('pi_2')])
      .when(observation({ paymentIntentId: 'pi_2', state: 'open' }))
      .thenNothing();
  });
  it('completes the payment if it was paid first', () =>
    given(payment, [...open, revoked])
      .when(observation())
      .then([completed()]));
});

describe('starting a payment', () => {
  it('[BI-042] records the payment intent', () => given(payment, [requested()]).when(start()).then([started()]));
  it('keeps the first of two intents that were created concurrently, so that the vendor cannot pay both', () => {
    const second: Start = { ...start(), paymentIntentId: 'pi_2' };
    given(payment, open).when(second).thenRefused('NOT_READY');
    given(payment, open)
      .when({ ...second, replaces: 'pi_1' })
      .then([started('pi_2')]);
  });
  it('changes nothing if a webhook already recorded it', () => given(payment, paid).when(start()).thenNothing());
  it('[BI-045] is refused to anyone but the vendor', () => {
    given(payment, [requested()]).when(start('another')).thenRefused('NOT_FOUND');
    given(payment).when(start()).thenRefused('NOT_FOUND');
  });
  it('[BI-046] is refused once it is completed', () =>
    given(payment, [requested(), started('pi_0'), completed('pi_0')])
      .when(start())
      .thenRefused('PAYMENT.ALREADY_COMPLETED', 'Payment already completed'));
  it('is refused once it was refunded, or is no longer due', () => {
    const again: Start = { ...start(), paymentIntentId: 'pi_2', replaces: 'pi_1' };
    given(payment, [...paid, refunded(8500, 425)])
      .when(again)
      .thenRefused('PAYMENT.REFUNDED');
    given(payment, [...open, withdrawn()])
      .when(again)
      .thenRefused('NOT_FOUND');
  });
});

describe('following Stripe', () => {
  it('[BI-047] completes a payment that succeeded', () => given(payment, open).when(observation()).then([completed()]));
  it('changes nothing the second time', () => given(payment, paid).when(observation()).thenNothing());
  it.each(['open', 'processing', 'failed', 'canceled'] as const)('never goes back from completed to %s', (state) =>
    given(payment, paid).when(observation({ state })).thenNothing(),
  );
  it('records processing, a failure with its reason, and a later success', () => {
    given(payment, open)
      .when(observation({ state: 'processing' }))
      .then([processing()]);
    given(payment, [...open, processing()])
      .when(observation({ state: 'processing' }))
      .thenNothing();
    const declined = { state: 'failed' as const, failureMessage: 'Your card was declined.' };
    given(payment, open).when(observation(declined)).then([failed()]);
    given(payment, [...open, failed()])
      .when(observation(declined))
      .thenNothing();
    given(payment, [...open, failed()])
      .when(observation({ ...declined, failureMessage: 'Insufficient funds.' }))
      .then([failed('Insufficient funds.')]);
    for (const state of ['failed', 'canceled'] as const)
      given(payment, open)
        .when(observation({ state }))
        .then([failed(null)]);
    given(payment, [...open, failed()])
      .when(observation())
      .then([completed()]);
  });
  it('records what Stripe keeps once it is named, and not before the payment is complete', () => {
    const named: PaymentEvent = {
      type: 'payment.processing-fee-changed',
      data: { paymentId: 'payment', paymentIntentId: 'pi_1', processingFeeCents: 277 },
    };
    const fee = { processingFeeCents: 277 };
    given(payment, paid).when(observation(fee)).then([named]);
    given(payment, [...paid, named])
      .when(observation(fee))
      .thenNothing();
    given(payment, [...paid, named])
      .when(observation())
      .thenNothing();
    given(payment, open)
      .when(observation({ ...fee, state: 'open' }))
      .thenNothing();
  });
  it('adopts a paid intent whose start is not stored yet', () =>
    given(payment, [requested()]).when(observation()).then([started(), completed()]));
  it('leaves an open intent to the call that created it', () =>
    given(payment, [requested()])
      .when(observation({ state: 'open' }))
      .thenNothing());
  it('ignores an earlier intent, unless it brought money', () => {
    const second = [...open, failed(), started('pi_2')];
    given(payment, second)
      .when(observation({ state: 'canceled' }))
      .thenNothing();
    given(payment, second)
      .when(observation({ state: 'failed' }))
      .thenNothing();
    given(payment, second).when(observation()).then([started(), completed()]);
    given(payment, [...second, completed('pi_2')])
      .when(observation())
      .thenNothing();
  });
  it('stays completed after a partial refund and ends with a full one', () => {
    const part = { refundedCents: 3333, platformFeeRefundedCents: 167, transferReversedCents: 3333 };
    given(payment, paid)
      .when(observation(part))
      .then([refunded(3333, 167)]);
    expect(given(payment, [...paid, refunded(3333, 167)]).state).toMatchObject({ status: 'completed' });
    const all = { refundedCents: 8500, platformFeeRefundedCents: 425, transferReversedCents: 8500 };
    given(payment, [...paid, refunded(3333, 167)])
      .when(observation(all))
      .then([refunded(8500, 425)]);
    expect(given(payment, [...paid, refunded(8500, 425)]).state).toMatchObject({ status: 'refunded' });
  });
  it('catches up with start, success, and refund together', () => {
    const all = { refundedCents: 8500, platformFeeRefundedCents: 425, transferReversedCents: 8500 };
    given(payment, [requested()])
      .when(observation(all))
      .then([started(), completed(), refunded(8500, 425)]);
  });
  it('ignores an unknown payment', () => given(payment).when(observation()).thenNothing());
});
