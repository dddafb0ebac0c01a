import type Stripe from 'stripe';
import { type Call, type Endpoint, get, need, post } from '../api/endpoint.js';
import { invalid, parameterMissing } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import type { Params } from '../api/params.js';
import { checkDestination } from '../money/destination.js';
import type { CheckoutPlan, LineItem } from '../state/tables.js';
import { randomText } from '../world.js';
import { expireSession } from './checkout-object.js';
import { insertPrice } from './prices.js';

const VALID_SECONDS = 24 * 3600;
const IGNORED = [
  'payment_method_types',
  'allow_promotion_codes',
  'billing_address_collection',
  'locale',
  'submit_type',
  'automatic_tax',
  'customer_update',
  'customer_creation',
  'payment_method_collection',
  'tax_id_collection',
  'ui_mode',
  'invoice_creation',
  'phone_number_collection',
  'custom_text',
  'saved_payment_method_options',
  'consent_collection',
];

const lineItem = (call: Call, line: Params, mode: string, path: string): LineItem => {
  const described = line.object('price_data');
  const price = described
    ? insertPrice({ ...call, params: described })
    : need(call, 'prices', 'price', line.required('price'), `${path}[price]`);
  if (mode === 'subscription' && !price.recurring) {
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', path);
  }
  if (mode === 'payment' && price.recurring) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      path,
    );
  }
  const quantity = line.requiredInteger('quantity');
  const amount = (price.unit_amount ?? 0) * quantity;
  line.accept('adjustable_quantity');
  return {
    id: call.world.id('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: call.world.store.row('products', String(price.product))?.object.name ?? null,
    metadata: {},
    price,
    quantity,
  };
};

const readPlan = (call: Call, session: string, mode: string): CheckoutPlan => {
  const { params } = call;
  const subscription = params.object('subscription_data');
  const payment = params.object('payment_intent_data');
  const transfer = payment?.object('transfer_data');
  payment?.accept('receipt_email', 'setup_future_usage', 'transfer_group', 'capture_method');
  subscription?.accept('trial_settings', 'billing_mode', 'description');
  const lines = params.objects('line_items');
  if (lines.length === 0) throw parameterMissing('line_items');
  const destination = transfer?.required('destination') ?? null;
  if (destination) checkDestination(call.world, destination, 'payment_intent_data[transfer_data][destination]');
  return {
    session,
    items: lines.map((line, index) => lineItem(call, line, mode, `line_items[${index}]`)),
    intent: {
      metadata: payment?.metadata() ?? {},
      applicationFeeAmount: payment?.integer('application_fee_amount') ?? null,
      destination,
      description: payment?.string('description') || null,
    },
    subscriptionMetadata: subscription?.metadata() ?? {},
    trialDays: subscription?.integer('trial_period_days') ?? 0,
  };
};

const create = (call: Call): Stripe.Checkout.Session => {
  const { params, world } = call;
  const mode = params.oneOf('mode', ['payment', 'subscription']);
  if (!mode) throw parameterMissing('mode');
  const id = `cs_test_${randomText(58)}`;
  const customer = params.string('customer') || null;
  if (customer) need(call, 'customers', 'customer', customer, 'customer');
  const successUrl = params.url('success_url');
  if (!successUrl) throw parameterMissing('success_url');
  const facts = {
    cancelUrl: params.url('cancel_url') ?? null,
    reference: params.string('client_reference_id') || null,
    email: params.string('customer_email') || null,
    metadata: params.metadata(),
    expiresAt: params.integer('expires_at') ?? world.now() + VALID_SECONDS,
  };
  params.accept(...IGNORED);
  const plan = readPlan(call, id, mode);
  params.finish();
  const total = plan.items.reduce((sum, item) => sum + item.amount_total, 0);
  world.store.put('plans', id, plan);
  return world.store.insert(
    'checkoutSessions',
    {
      id,
      object: 'checkout.session',
      adaptive_pricing: null,
      after_expiration: null,
      allow_promotion_codes: null,
      allowed_payment_method_types: null,
      amount_subtotal: total,
      amount_total: total,
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      billing_address_collection: null,
      cancel_url: facts.cancelUrl,
      client_reference_id: facts.reference,
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created: world.now(),
      currency: plan.items[0]?.currency ?? null,
      currency_conversion: null,
      custom_fields: [],
      custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
      customer,
      customer_account: null,
      customer_creation: mode === 'payment' ? 'if_required' : null,
      customer_details: null,
      customer_email: facts.email,
      discounts: [],
      expires_at: facts.expiresAt,
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
      livemode: false,
      locale: null,
      managed_payments: null,
      metadata: facts.metadata,
      mode,
      origin_context: null,
      payment_intent: null,
      payment_link: null,
      payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      permissions: null,
      phone_number_collection: { enabled: false },
      recovered_from: null,
      saved_payment_method_options: null,
      setup_intent: null,
      shipping_address_collection: null,
      shipping_cost: null,
      shipping_options: [],
      status: 'open',
      submit_type: null,
      subscription: null,
      success_url: successUrl,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: world.url(`/_checkout/${id}`),
      wallet_options: null,
    },
    call.account,
  );
};

const NOUN = 'checkout.session';

export const checkoutSessionEndpoints: Endpoint[] = [
  post('/v1/checkout/sessions', create),
  get('/v1/checkout/sessions', (call) => {
    const { params } = call;
    const filters = (['customer', 'payment_intent', 'subscription', 'status'] as const).map(
      (field) => [field, params.string(field)] as const,
    );
    const rows = call.world.store
      .all('checkoutSessions', call.account)
      .filter((row) => filters.every(([field, wanted]) => !wanted || row[field] === wanted));
    return listOf(call, rows);
  }),
  get('/v1/checkout/sessions/:id', (call) => {
    call.params.finish();
    return need(call, 'checkoutSessions', NOUN);
  }),
  get('/v1/checkout/sessions/:id/line_items', (call) => {
    const session = need(call, 'checkoutSessions', NOUN);
    return listOf(call, call.world.store.get('plans', session.id)?.items ?? []);
  }),
  post('/v1/checkout/sessions/:id/expire', (call) => {
    call.params.finish();
    const session = need(call, 'checkoutSessions', NOUN);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireSession(call.world, session, call.account);
    return session;
  }),
];
