import { given } from '@stallbook/testing';
import {
  AT,
  completed,
  due,
  failed,
  paymentDue,
  processing,
  reading,
  refunded,
  started,
} from '../../testing/builders.js';
import { makeDue, withdraw } from './due.decider.js';
import { observe, type Reading } from './observe.decider.js';
import { payment, type PaymentState } from './payment.js';
import { start } from './start.decider.js';

const following =
  (told: Partial<Reading> = {}) =>
  (state: PaymentState) =>
    observe({ reading: reading(told), at: AT }, state);
const starting =
  (by = 'vendor') =>
  (state: PaymentState) =>
    start({ vendorId: by, paymentIntentId: 'pi_1', stripeAccountId: 'acct_1', platformFeeCents: 425, at: AT }, state);
const open = [paymentDue(), started()];

describe('a payment that is due', () => {
  it('[BI-044] is the booth fee and the application fee; the rest after the platform fee goes to the organizer', () => {
    given(payment)
      .when((state) => makeDue(due(), state))
      .then([paymentDue()]);
    expect(given(payment, [paymentDue()]).state).toMatchObject({
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
    });
  });
  it('comes once', () =>
    given(payment, [paymentDue()])
      .when((state) => makeDue(due(), state))
      .thenNothing());
  it('[AP-004] counts as paid where there is nothing to pay', () => {
    const free = due({ boothFeeCents: 0, applicationFeeCents: 0 });
    given(payment)
      .when((state) => makeDue(free, state))
      .then([
        { type: 'PaymentDue', data: { ...free, currency: 'usd' } },
        { type: 'PaymentWaived', data: { paymentId: 'payment', at: AT } },
      ]);
  });
  it('is withdrawn with its market event, unless it was paid', () => {
    const withdrawal = (state: PaymentState) => withdraw({ at: AT }, state);
    given(payment, open)
      .when(withdrawal)
      .then([{ type: 'PaymentWithdrawn', data: { paymentId: 'payment', at: AT } }]);
    given(payment, [...open, completed()])
      .when(withdrawal)
      .thenNothing();
  });
});

describe('starting a payment', () => {
  it('[BI-042] notes the payment intent', () => given(payment, [paymentDue()]).when(starting()).then([started()]));
  it('leaves it where a webhook has noted it before', () =>
    given(payment, [...open, completed()])
      .when(starting())
      .thenNothing());
  it('[BI-045] is for the vendor alone', () =>
    given(payment, [paymentDue()]).when(starting('another')).thenRefused('PERMISSION_DENIED'));
  it('[BI-046] is refused once it is completed', () =>
    given(payment, [paymentDue(), started('pi_0'), completed('pi_0')])
      .when(starting())
      .thenRefused('PAYMENT.ALREADY_COMPLETED', 'Payment already completed'));
});

describe('following Stripe', () => {
  it('[BI-047] completes', () => given(payment, open).when(following()).then([completed()]));
  it('[BI-036] changes nothing the second time', () =>
    given(payment, [...open, completed()])
      .when(following())
      .thenNothing());
  it.each(['open', 'processing', 'failed', 'canceled'] as const)('never goes back from completed to %s', (state) =>
    given(payment, [...open, completed()])
      .when(following({ state }))
      .thenNothing(),
  );
  it('processes, fails with the reason, and completes in the end', () => {
    given(payment, open)
      .when(following({ state: 'processing' }))
      .then([processing()]);
    const declined = { state: 'failed' as const, failureMessage: 'Your card was declined.' };
    given(payment, open).when(following(declined)).then([failed()]);
    given(payment, [...open, failed()])
      .when(following(declined))
      .thenNothing();
    given(payment, [...open, failed()])
      .when(following())
      .then([completed()]);
  });
  it('adopts an intent whose start is not stored yet', () =>
    given(payment, [paymentDue()]).when(following()).then([started(), completed()]));
  it('leaves an earlier intent alone, unless money came in by it', () => {
    const second = [...open, failed(), started('pi_2')];
    given(payment, second)
      .when(following({ state: 'canceled' }))
      .thenNothing();
    given(payment, second)
      .when(following({ state: 'failed' }))
      .thenNothing();
    given(payment, second).when(following()).then([started(), completed()]);
  });
  it('notes a partial refund and stays completed; a full one ends it', () => {
    const part = { refundedCents: 3333, platformFeeRefundedCents: 167, transferReversedCents: 3333 };
    given(payment, [...open, completed()])
      .when(following(part))
      .then([refunded(3333, 167)]);
    expect(given(payment, [...open, completed(), refunded(3333, 167)]).state).toMatchObject({ status: 'completed' });
    const all = { refundedCents: 8500, platformFeeRefundedCents: 425, transferReversedCents: 8500 };
    given(payment, [...open, completed(), refunded(3333, 167)])
      .when(following(all))
      .then([refunded(8500, 425)]);
    expect(given(payment, [...open, completed(), refunded(8500, 425)]).state).toMatchObject({ status: 'refunded' });
  });
  it('catches up with everything at once', () => {
    const all = { refundedCents: 8500, platformFeeRefundedCents: 425, transferReversedCents: 8500 };
    given(payment, [paymentDue()])
      .when(following(all))
      .then([started(), completed(), refunded(8500, 425)]);
  });
  it('ignores what is not ours', () => given(payment).when(following()).thenNothing());
});
