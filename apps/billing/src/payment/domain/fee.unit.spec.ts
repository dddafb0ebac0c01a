import { given } from '@stallbook/testing';
import { completed, requested, started } from '../../testing/builders.js';
import type { ChangeFee } from './fee.js';
import { payment } from './payment.decider.js';
import type { PaymentEvent } from './payment.events.js';

const change = (platformFeeCents = 255, paymentIntentId = 'pi_1'): ChangeFee => ({
  type: 'change-fee',
  paymentIntentId,
  platformFeeCents,
});
const changed = {
  type: 'payment.fee-changed' as const,
  data: { paymentId: 'payment', paymentIntentId: 'pi_1', platformFeeCents: 255 },
};
const open = [requested(), started()];

describe('the platform fee of an open payment', () => {
  it('[BI-010] follows the organizer’s plan, and the payout follows the fee', () => {
    given(payment, open).when(change()).then([changed]);
    expect(given(payment, [...open, changed]).state).toMatchObject({ platformFeeCents: 255, payoutCents: 8245 });
  });
  it('is that of the plan when the vendor starts to pay, and Stripe’s once it is paid', () => {
    const startedFor = (platformFeeCents: number): PaymentEvent => ({
      type: 'payment.started',
      data: { paymentId: 'payment', paymentIntentId: 'pi_1', stripeAccountId: 'acct_1', platformFeeCents },
    });
    const started = [requested(), startedFor(255)];
    expect(given(payment, started).state).toMatchObject({ platformFeeCents: 255, payoutCents: 8245 });
    const paid = [...started, completed()];
    expect(given(payment, paid).state).toMatchObject({ platformFeeCents: 425, payoutCents: 8075 });
  });
  it('is recorded once', () => {
    given(payment, open).when(change(425)).thenNothing();
    given(payment, [...open, changed])
      .when(change())
      .thenNothing();
  });
  it('stays once it is paid', () =>
    given(payment, [...open, completed()])
      .when(change())
      .thenNothing());
  it('is not taken from another intent', () => given(payment, open).when(change(255, 'pi_0')).thenNothing());
});
