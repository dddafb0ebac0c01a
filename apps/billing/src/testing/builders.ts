import type { IntentSnapshot } from '../payment/domain/observe.decider.js';
import type { PaymentEvent } from '../payment/domain/payment.events.js';

export const AT = '2027-04-01T10:00:00.000Z';

/** The journey's fees: $75.00 and $10.00. */
export const due = (fees: { boothFeeCents?: number; applicationFeeCents?: number } = {}) => ({
  paymentId: 'payment',
  applicationId: 'application',
  marketEventId: 'market',
  vendorId: 'vendor',
  organizerId: 'organizer',
  boothFeeCents: fees.boothFeeCents ?? 7500,
  applicationFeeCents: fees.applicationFeeCents ?? 1000,
  platformFeeCents: 425,
  at: AT,
});

const attempt = (paymentIntentId = 'pi_1') => ({ paymentId: 'payment', paymentIntentId, at: AT });

export const paymentDue = (): PaymentEvent => ({ type: 'PaymentDue', data: { ...due(), currency: 'usd' } });
export const started = (intent?: string): PaymentEvent => ({
  type: 'PaymentStarted',
  data: { ...attempt(intent), stripeAccountId: 'acct_1', platformFeeCents: 425 },
});
export const processing = (): PaymentEvent => ({ type: 'PaymentProcessing', data: attempt() });
export const failed = (failureMessage: string | null = 'Your card was declined.'): PaymentEvent => ({
  type: 'PaymentFailed',
  data: { ...attempt(), failureMessage },
});
export const completed = (intent?: string): PaymentEvent => ({
  type: 'PaymentCompleted',
  data: { ...attempt(intent), amountCents: 8500, platformFeeCents: 425, transferCents: 8500 },
});
export const refunded = (cents: number, fee: number): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: {
    ...attempt(),
    refundedCents: cents,
    platformFeeRefundedCents: fee,
    transferReversedCents: cents,
    full: cents === 8500,
  },
});
export const withdrawn = (): PaymentEvent => ({ type: 'PaymentWithdrawn', data: { paymentId: 'payment', at: AT } });
export const handedOver = (organizerId = 'heir'): PaymentEvent => ({
  type: 'PaymentHandedOver',
  data: { paymentId: 'payment', organizerId, platformFeeCents: 425, at: AT },
});
export const intentClosed = (): PaymentEvent => ({ type: 'PaymentIntentClosed', data: attempt() });

export const reading = (given: Partial<IntentSnapshot> = {}): IntentSnapshot => ({
  paymentIntentId: 'pi_1',
  stripeAccountId: 'acct_1',
  state: 'succeeded',
  failureMessage: null,
  amountCents: 8500,
  platformFeeCents: 425,
  transferCents: 8500,
  refundedCents: 0,
  platformFeeRefundedCents: 0,
  transferReversedCents: 0,
  ...given,
});
