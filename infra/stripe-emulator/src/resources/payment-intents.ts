import type Stripe from 'stripe';
import { type Call, type Endpoint, get, need, post } from '../api/endpoint.js';
import { invalid, StripeApiError } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { cardByToken } from '../money/cards.js';
import { confirm, declinedError, unexpectedState } from '../money/confirm.js';
import { checkDestination } from '../money/destination.js';
import { randomText, type World } from '../world.js';

const LEAST_CENTS = 50;
const MAX_CENTS = 99_999_999;

export interface IntentFacts {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  applicationFeeAmount: number | null;
  destination: string | null;
  transferAmount?: number | undefined;
  transferGroup?: string | null;
  onBehalfOf?: string | null;
  allowRedirects?: 'always' | 'never' | undefined;
  captureMethod?: 'automatic' | 'automatic_async' | undefined;
}

const checkAmount = (amount: number, currency: string): void => {
  if (amount > MAX_CENTS) throw invalid('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
  if (amount < LEAST_CENTS) throw invalid(`Amount must be at least $0.50 ${currency}`, 'amount', 'amount_too_small');
};

const checkFee = (fee: number | null, amount: number): void => {
  if (fee === null) return;
  if (fee <= 0) throw invalid('Invalid positive integer', 'application_fee_amount', 'parameter_invalid_integer');
  if (fee > amount) {
    throw invalid('The application_fee_amount may not be greater than the amount.', 'application_fee_amount');
  }
};

/** Stores an intent without a payment method. Throws Stripe's errors for amounts, fee, and destination. */
export const insertIntent = (world: World, facts: IntentFacts, owner: string | null): Stripe.PaymentIntent => {
  checkAmount(facts.amount, facts.currency);
  checkFee(facts.applicationFeeAmount, facts.amount);
  if (facts.destination) checkDestination(world, facts.destination, 'transfer_data[destination]');
  const id = world.id('pi');
  const intent = world.store.insert(
    'paymentIntents',
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: facts.amount,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      application: null,
      application_fee_amount: facts.applicationFeeAmount,
      automatic_payment_methods: { enabled: true, allow_redirects: facts.allowRedirects ?? 'always' },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: facts.captureMethod ?? 'automatic_async',
      client_secret: `${id}_secret_${randomText(25)}`,
      confirmation_method: 'automatic',
      created: world.now(),
      currency: facts.currency,
      customer: facts.customer,
      customer_account: null,
      description: facts.description,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: facts.metadata,
      next_action: null,
      on_behalf_of: facts.onBehalfOf ?? null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: facts.receiptEmail,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: facts.destination
        ? {
            destination: facts.destination,
            ...(facts.transferAmount !== undefined && { amount: facts.transferAmount }),
          }
        : null,
      transfer_group: facts.transferGroup ?? null,
    },
    owner,
  );
  world.emit('payment_intent.created', intent, { account: owner });
  return intent;
};

const answer = (intent: Stripe.PaymentIntent): Stripe.PaymentIntent => {
  const declined = declinedError(intent);
  if (declined) throw declined;
  return intent;
};

const IGNORED = [
  'automatic_payment_methods',
  'payment_method_types',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'setup_future_usage',
  'off_session',
  'use_stripe_sdk',
  'capture_method',
  'confirmation_method',
  'shipping',
  'payment_method_options',
  'error_on_requires_action',
  'mandate_data',
  'mandate',
];

const create = (call: Call): Stripe.PaymentIntent => {
  const { params, world } = call;
  const transfer = params.object('transfer_data');
  const methods = params.object('automatic_payment_methods');
  methods?.accept('enabled');
  const customer = params.string('customer') || null;
  if (customer) need(call, 'customers', 'customer', customer, 'customer');
  const facts: IntentFacts = {
    amount: params.requiredInteger('amount'),
    currency: params.required('currency').toLowerCase(),
    customer,
    description: params.string('description') || null,
    metadata: params.metadata(),
    receiptEmail: params.string('receipt_email') || null,
    applicationFeeAmount: params.integer('application_fee_amount') ?? null,
    destination: transfer?.required('destination') ?? null,
    transferAmount: transfer?.integer('amount'),
    transferGroup: params.string('transfer_group') || null,
    onBehalfOf: params.string('on_behalf_of') || null,
    allowRedirects: methods?.oneOf('allow_redirects', ['always', 'never']),
    captureMethod: params.oneOf('capture_method', ['automatic', 'automatic_async']),
  };
  const token = params.string('payment_method') || undefined;
  const now = params.boolean('confirm') ?? false;
  const returnUrl = params.url('return_url');
  params.accept(...IGNORED).finish();
  if (token && !cardByToken(token)) need(call, 'paymentMethods', 'PaymentMethod', token, 'payment_method');
  const intent = insertIntent(world, facts, call.account);
  if (token) {
    intent.payment_method = token;
    intent.status = 'requires_confirmation';
  }
  if (now) confirm(world, intent, call.account, { token, returnUrl });
  if (world.intentsFail) throw new StripeApiError(500, { type: 'api_error', message: 'An error occurred.' });
  return answer(intent);
};

const update = (call: Call): Stripe.PaymentIntent => {
  const { params } = call;
  const intent = need(call, 'paymentIntents', 'payment_intent');
  const amount = params.integer('amount') ?? intent.amount;
  const isFeeUnset = params.string('application_fee_amount') === '';
  const fee = isFeeUnset ? null : (params.integer('application_fee_amount') ?? intent.application_fee_amount);
  const metadata = params.metadata(intent.metadata);
  const description = params.string('description');
  const email = params.string('receipt_email');
  params.accept(...IGNORED).finish();
  const open = intent.status !== 'succeeded' && intent.status !== 'canceled';
  if (!open && (amount !== intent.amount || fee !== intent.application_fee_amount))
    throw unexpectedState(intent, 'update');
  checkAmount(amount, intent.currency);
  checkFee(fee, amount);
  Object.assign(intent, { amount, application_fee_amount: fee, metadata });
  if (description !== undefined) intent.description = description || null;
  if (email !== undefined) intent.receipt_email = email || null;
  return intent;
};

const cancelable = ({ status }: Stripe.PaymentIntent): boolean =>
  status !== 'succeeded' && status !== 'canceled' && status !== 'processing';

/** Cancels an intent that is neither paid nor at the payer's bank. Throws `payment_intent_unexpected_state`. */
const cancelIntent = (
  world: World,
  intent: Stripe.PaymentIntent,
  owner: string | null,
  reason: Stripe.PaymentIntent.CancellationReason | null = null,
): Stripe.PaymentIntent => {
  if (!cancelable(intent)) throw unexpectedState(intent, 'cancel');
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: world.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  world.emit('payment_intent.canceled', intent, { account: owner });
  return intent;
};

export const paymentIntentEndpoints: Endpoint[] = [
  post('/v1/payment_intents', create),
  get('/v1/payment_intents', (call) => {
    const customer = call.params.string('customer');
    const all = call.world.store.all('paymentIntents', call.account);
    return listOf(
      call,
      all.filter((intent) => !customer || intent.customer === customer),
    );
  }),
  get('/v1/payment_intents/:id', (call) => {
    call.params.accept('client_secret').finish();
    return need(call, 'paymentIntents', 'payment_intent');
  }),
  post('/v1/payment_intents/:id', update),
  post('/v1/payment_intents/:id/confirm', (call) => {
    const { params, world } = call;
    const intent = need(call, 'paymentIntents', 'payment_intent');
    const token = params.string('payment_method') || undefined;
    const returnUrl = params.url('return_url');
    params.accept(...IGNORED, 'receipt_email', 'client_secret').finish();
    confirm(world, intent, call.account, { token, returnUrl });
    return answer(intent);
  }),
  post('/v1/payment_intents/:id/cancel', (call) => {
    const intent = need(call, 'paymentIntents', 'payment_intent');
    const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
    const reason = call.params.oneOf('cancellation_reason', reasons) ?? null;
    call.params.finish();
    return cancelIntent(call.world, intent, call.account, reason);
  }),
];
