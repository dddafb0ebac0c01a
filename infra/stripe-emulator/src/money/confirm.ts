import type Stripe from 'stripe';
import { invalid, noSuch, StripeApiError } from '../api/errors.js';
import { insertPaymentMethod } from '../resources/payment-methods.js';
import type { World } from '../world.js';
import { cardByLast4, cardByToken, type TestCard } from './cards.js';
import { insertCharge } from './charge-object.js';
import { checkDestination } from './destination.js';
import { settle } from './settle.js';

/** The payer's progress with a card that requires authentication. */
export type Authentication = 'not_asked' | 'passed' | 'failed';

export const unexpectedState = (intent: Stripe.PaymentIntent, action: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });

/** A test token creates a payment method; the ID of a stored one is used directly. */
const methodFor = (world: World, token: string, intent: Stripe.PaymentIntent, owner: string | null) => {
  const card = cardByToken(token);
  if (card) return { card, method: insertPaymentMethod(world, card, intent.customer, owner) };
  const method = world.store.find('paymentMethods', token, owner);
  const known = cardByLast4(method?.card?.last4);
  if (!method || !known) throw noSuch('PaymentMethod', token, 'payment_method', 400);
  return { card: known, method };
};

/**
 * Tries to pay an intent with a card: changes the intent, books the money, and emits the events. A declined card
 * is a result (`requires_payment_method` with `last_payment_error`), which the API answers with `declinedError`.
 */
export const confirm = (
  world: World,
  intent: Stripe.PaymentIntent,
  owner: string | null,
  options: { token?: string | undefined; authentication?: Authentication; returnUrl?: string | undefined } = {},
): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm');
  const token = options.token ?? (typeof intent.payment_method === 'string' ? intent.payment_method : undefined);
  if (!token) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  const destination = intent.transfer_data?.destination;
  if (typeof destination === 'string') checkDestination(world, destination, 'transfer_data[destination]');
  const { card, method } = methodFor(world, token, intent, owner);
  intent.next_action = null;
  const authentication = options.authentication ?? 'not_asked';
  if (card.outcome === 'needs_authentication' && authentication === 'not_asked') {
    askAuthentication(world, intent, method.id, options.returnUrl);
  } else if (authentication === 'failed') {
    fail(world, intent, owner, method, AUTHENTICATION_FAILED);
  } else if (card.outcome === 'declined') {
    const charge = insertCharge(world, { id: world.id('ch'), intent, card, paymentMethod: method.id, owner });
    world.emit('charge.failed', charge, { account: owner });
    intent.latest_charge = charge.id;
    fail(world, intent, owner, method, {
      code: card.errorCode,
      decline_code: card.declineCode,
      message: card.message,
      charge: charge.id,
    });
  } else {
    succeed(world, intent, owner, card, method.id);
  }
};

const AUTHENTICATION_FAILED: Failure = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod.',
};

interface Failure {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
  charge?: string;
}

const askAuthentication = (world: World, intent: Stripe.PaymentIntent, method: string, returnUrl?: string): void => {
  const query = returnUrl ? `?return_url=${encodeURIComponent(returnUrl)}` : '';
  intent.payment_method = method;
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: returnUrl ?? null, url: world.url(`/_pay/${intent.client_secret}${query}`) },
  };
  world.emit('payment_intent.requires_action', intent);
};

const fail = (
  world: World,
  intent: Stripe.PaymentIntent,
  owner: string | null,
  method: Stripe.PaymentMethod,
  failure: Failure,
): void => {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    ...(failure.charge && { charge: failure.charge }),
    code: failure.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(failure.decline_code && { decline_code: failure.decline_code }),
    message: failure.message,
    payment_method: structuredClone(method),
    type: 'card_error',
  };
  world.emit('payment_intent.payment_failed', intent, { account: owner });
};

const succeed = (
  world: World,
  intent: Stripe.PaymentIntent,
  owner: string | null,
  card: TestCard,
  method: string,
): void => {
  const charge = insertCharge(world, { id: world.id('ch'), intent, card, paymentMethod: method, owner });
  if (!world.booksLate || intent.capture_method === 'automatic') settle(world, charge, owner);
  intent.payment_method = method;
  intent.last_payment_error = null;
  intent.latest_charge = charge.id;
  intent.amount_received = intent.amount;
  intent.status = 'succeeded';
  intent.transfer_group = charge.transfer_group;
  world.emit('charge.succeeded', charge, { account: owner });
  world.emit('payment_intent.succeeded', intent, { account: owner });
};

/** Stripe's 402 for an intent whose last attempt was declined; else null. */
export const declinedError = (intent: Stripe.PaymentIntent): StripeApiError | null => {
  const last = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !last) return null;
  return new StripeApiError(402, {
    type: 'card_error',
    message: last.message ?? 'Your card was declined.',
    ...(last.code && { code: last.code }),
    ...(last.decline_code && { decline_code: last.decline_code }),
    ...(last.charge && { charge: last.charge }),
    payment_intent: structuredClone(intent),
    payment_method: last.payment_method,
  });
};
