import { DomainError, isPresent, notFound, notReady, type Cents } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import { isOrphaned, isSettled, type PaymentDetails, type PaymentState } from './payment.state.js';

/**
 * The payment that this vendor may make now.
 * @throws DomainError NOT_FOUND, also for anyone but the vendor, PAYMENT.ALREADY_COMPLETED, PAYMENT.REFUNDED.
 */
export function payable(state: PaymentState, vendorId: string): PaymentDetails {
  if (!isPresent(state) || state.vendorId !== vendorId) throw notFound('Payment not found');
  if (state.status === 'completed') throw new DomainError('PAYMENT.ALREADY_COMPLETED', 'Payment already completed');
  if (state.status === 'refunded') throw new DomainError('PAYMENT.REFUNDED', 'This payment was refunded.');
  if (state.stage === 'withdrawn') throw notFound('Payment not found');
  return state;
}

export interface RevokeIntent {
  type: 'revoke-intent';
}

/** A hidden market event takes no payments. Its payments stay due. */
export function revokeIntent(_: RevokeIntent, state: PaymentState): PaymentEvent[] {
  if (!isPresent(state) || state.paymentIntentId === null || isSettled(state) || isOrphaned(state)) return [];
  const { paymentId, paymentIntentId } = state;
  return [{ type: 'payment.intent-revoked', data: { paymentId, paymentIntentId } }];
}

export interface Start {
  type: 'start';
  vendorId: string;
  /** The organizer that the intent pays. */
  organizerId: string;
  paymentIntentId: string;
  /** The payment's intent at the time of the request to Stripe. */
  replaces: string | null;
  stripeAccountId: string;
  platformFeeCents: Cents;
}

/**
 * Records the payment intent that Stripe created, unless a faster webhook did. Of two that were created concurrently, only
 * one is ever shown to the vendor, so that both cannot be paid.
 * @throws DomainError as `payable`, and NOT_READY if the market event has a new owner, or the payment another intent.
 */
export function start(
  { type: _, vendorId, organizerId, replaces, ...intent }: Start,
  state: PaymentState,
): PaymentEvent[] {
  if (isPresent(state) && state.paymentIntentId === intent.paymentIntentId) return [];
  const { paymentId, ...due } = payable(state, vendorId);
  if (due.nextPayee || due.organizerId !== organizerId || due.paymentIntentId !== replaces) throw notReady();
  return [{ type: 'payment.started', data: { paymentId, ...intent } }];
}
