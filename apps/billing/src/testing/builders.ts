import type { IntentSnapshot } from '../payment/domain/observe.js';
import type { PaymentEvent } from '../payment/domain/payment.events.js';
import type { Withdrawal } from '../payment/domain/payment.state.js';

/** Fees of $75.00 and $10.00. */
export const dueFacts = (fees: { boothFeeCents?: number; applicationFeeCents?: number } = {}) => ({
  paymentId: 'payment',
  applicationId: 'application',
  marketEventId: 'market',
  vendorId: 'vendor',
  organizerId: 'organizer',
  boothFeeCents: fees.boothFeeCents ?? 7500,
  applicationFeeCents: fees.applicationFeeCents ?? 1000,
  platformFeeCents: 425,
});

const attempt = (paymentIntentId = 'pi_1') => ({ paymentId: 'payment', paymentIntentId });

export const requested = (): PaymentEvent => ({ type: 'payment.requested', data: { ...dueFacts(), currency: 'usd' } });
export const started = (intent?: string): PaymentEvent => ({
  type: 'payment.started',
  data: { ...attempt(intent), stripeAccountId: 'acct_1', platformFeeCents: 425 },
});
export const processing = (): PaymentEvent => ({ type: 'payment.processing-started', data: attempt() });
export const failed = (failureMessage: string | null = 'Your card was declined.'): PaymentEvent => ({
  type: 'payment.failed',
  data: { ...attempt(), failureMessage },
});
export const completed = (intent?: string): PaymentEvent => ({
  type: 'payment.completed',
  data: { ...attempt(intent), amountCents: 8500, platformFeeCents: 425, transferCents: 8500, processingFeeCents: 0 },
});
export const refunded = (cents: number, fee: number): PaymentEvent => ({
  type: 'payment.refunded',
  data: {
    ...attempt(),
    refundedCents: cents,
    platformFeeRefundedCents: fee,
    transferReversedCents: cents,
    full: cents === 8500,
  },
});
export const withdrawn = (reason: Withdrawal['reason'] = 'event_deleted', refundPercent = 100): PaymentEvent => ({
  type: 'payment.withdrawn',
  data: { paymentId: 'payment', reason, refundPercent },
});
export const handedOver = (organizerId = 'next'): PaymentEvent => ({
  type: 'payment.handed-over',
  data: { paymentId: 'payment', organizerId, platformFeeCents: 425 },
});
export const intentClosed = (): PaymentEvent => ({ type: 'payment.intent-closed', data: attempt() });

export const intentSnapshot = (given: Partial<IntentSnapshot> = {}): IntentSnapshot => ({
  paymentIntentId: 'pi_1',
  stripeAccountId: 'acct_1',
  state: 'succeeded',
  failureMessage: null,
  amountCents: 8500,
  platformFeeCents: 425,
  transferCents: 8500,
  processingFeeCents: 0,
  refundedCents: 0,
  platformFeeRefundedCents: 0,
  transferReversedCents: 0,
  refunds: [],
  disputes: [],
  ...given,
});
