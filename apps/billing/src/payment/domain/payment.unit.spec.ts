import { given } from '@stallbook/testing';
import {
  AT,
  completed,
  due,
  failed,
  handedOver,
  intentClosed,
  paymentDue,
  processing,
  reading,
  refunded,
  started,
  withdrawn,
} from '../../testing/builders.js';
import { handOver, makeDue, withdraw } from './due.decider.js';
import { observe, type IntentSnapshot } from './observe.decider.js';
import { exists, isOrphaned, payment, type PaymentState } from './payment.js';
import type { PaymentEvent } from './payment.events.js';
import { start } from './start.decider.js';

const following =
  (told: Partial<IntentSnapshot> = {}) =>
  (state: PaymentState) =>
    observe({ reading: reading(told), at: AT }, state);
const starting =
  (by = 'vendor') =>
  (state: PaymentState) =>
    start(
      {
        ...{ vendorId: by, organizerId: 'organizer', at: AT },
        ...{ paymentIntentId: 'pi_1', stripeAccountId: 'acct_1', platformFeeCents: 425 },
      },
      state,
    );
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
    given(payment, open).when(withdrawal).then([withdrawn()]);
    given(payment, [...open, completed()])
      .when(withdrawal)
      .thenNothing();
  });
});

describe('a payment whose market event gets another owner', () => {
  const passing =
    (organizerId = 'heir') =>
    (state: PaymentState) =>
      handOver({ organizerId, platformFeeCents: 425, at: AT }, state);

  it('[CL-038] is due to them', () => {
    given(payment, [paymentDue()]).when(passing()).then([handedOver()]);
    expect(given(payment, [paymentDue(), handedOver()]).state).toMatchObject({ organizerId: 'heir', heir: null });
  });
  it('stays where it is when nothing changes, it was paid, or there is nothing to pay any more', () => {
    given(payment, [paymentDue()]).when(passing('organizer')).thenNothing();
    given(payment, [...open, handedOver()])
      .when(passing())
      .thenNothing();
    given(payment, [...open, completed()])
      .when(passing())
      .thenNothing();
    given(payment, [paymentDue(), withdrawn()]).when(passing()).thenNothing();
  });
  it('goes over once the open intent is closed', () => {
    expect(given(payment, [...open, handedOver()]).state).toMatchObject({ organizerId: 'organizer' });
    given(payment, [...open, handedOver()])
      .when(following({ state: 'canceled' }))
      .then([intentClosed()]);
    expect(given(payment, [...open, failed(), handedOver(), intentClosed()]).state).toMatchObject({
      ...{ organizerId: 'heir', heir: null, status: 'pending', failureMessage: null, paymentIntentId: null },
      ...{ platformFeeCents: 425, payoutCents: 8075 },
    });
  });
  it('stays with the organizer whom the payer was quicker to pay, or who got the market event back', () => {
    const paid = { organizerId: 'organizer', heir: null };
    expect(given(payment, [...open, handedOver(), completed()]).state).toMatchObject(paid);
    expect(given(payment, [...open, handedOver(), handedOver('organizer')]).state).toMatchObject(paid);
  });
  it('cannot be started for the former owner', () =>
    given(payment, [paymentDue(), handedOver()]).when(starting()).thenRefused('NOT_READY'));
});

describe('a loose intent', () => {
  const loose = (...events: PaymentEvent[]) => {
    const { state } = given(payment, events);
    return exists(state) && isOrphaned(state);
  };
  it('is open, or paid and not given back, after the withdrawal', () => {
    expect(loose(...open)).toBe(false);
    expect(loose(paymentDue(), withdrawn())).toBe(false);
    expect(loose(...open, withdrawn())).toBe(true);
    expect(loose(...open, withdrawn(), intentClosed())).toBe(false);
    expect(loose(...open, withdrawn(), completed(), refunded(3333, 167))).toBe(true);
    expect(loose(...open, withdrawn(), completed(), refunded(8500, 425))).toBe(false);
  });
  it('pays a former owner', () => {
    expect(loose(...open, handedOver())).toBe(true);
    expect(loose(...open, handedOver(), completed())).toBe(false);
    expect(loose(...open, handedOver(), intentClosed())).toBe(false);
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
  it('leaves one that is open to the call that made it', () =>
    given(payment, [paymentDue()])
      .when(following({ state: 'open' }))
      .thenNothing());
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
