import { DomainError, notFound, notReady, permissionDenied, type Cents } from '@stallbook/kernel';
import { exists, type PaymentDetails, type PaymentState } from './payment.js';
import type { PaymentEvent } from './payment.events.js';

/**
 * The payment that this vendor may make now.
 * @throws DomainError NOT_FOUND, PERMISSION_DENIED, PAYMENT.ALREADY_COMPLETED, PAYMENT.REFUNDED.
 */
export function payable(state: PaymentState, vendorId: string): PaymentDetails {
  if (!exists(state)) throw notFound('Payment not found');
  if (state.vendorId !== vendorId) throw permissionDenied();
  if (state.status === 'completed') throw new DomainError('PAYMENT.ALREADY_COMPLETED', 'Payment already completed');
  if (state.status === 'refunded') throw new DomainError('PAYMENT.REFUNDED', 'This payment was refunded.');
  if (state.stage === 'withdrawn') throw notFound('Payment not found');
  return state;
}

export interface Start {
  vendorId: string;
  /** Whom the intent pays. */
  organizerId: string;
  paymentIntentId: string;
  stripeAccountId: string;
  platformFeeCents: Cents;
  /** ISO instant. */
  at: string;
}

/**
 * Notes the payment intent that Stripe made; it may have been noted already, by a webhook that was faster.
 * @throws DomainError as `payable`, and NOT_READY where the market event has got another owner meanwhile.
 */
export function start({ vendorId, organizerId, ...started }: Start, state: PaymentState): PaymentEvent[] {
  if (exists(state) && state.paymentIntentId === started.paymentIntentId) return [];
  const { paymentId, ...due } = payable(state, vendorId);
  if (due.nextPayee || due.organizerId !== organizerId) throw notReady();
  return [{ type: 'PaymentStarted', data: { paymentId, ...started } }];
}
