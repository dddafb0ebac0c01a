import type Stripe from 'stripe';
import { type Call, type Endpoint, get, need, post } from '../api/endpoint.js';
import { noSuch, StripeApiError } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { cardByToken, type TestCard } from '../money/cards.js';
import type { World } from '../world.js';

export const insertPaymentMethod = (
  world: World,
  card: TestCard,
  customer: Stripe.PaymentIntent['customer'],
  owner: string | null,
): Stripe.PaymentMethod =>
  world.store.insert(
    'paymentMethods',
    {
      id: world.id('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: {
        address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
        email: null,
        name: null,
        phone: null,
        tax_id: null,
      },
      card: {
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        display_brand: card.brand,
        exp_month: 12,
        exp_year: 2034,
        fingerprint: `test${card.last4}`,
        funding: 'credit',
        generated_from: null,
        last4: card.last4,
        networks: { available: [card.brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: world.now(),
      customer: typeof customer === 'object' ? (customer?.id ?? null) : customer,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    owner,
  );

/** Stripe tries a card when a customer adds it. */
const attach = (call: Call): Stripe.PaymentMethod => {
  const { world, params } = call;
  const customer = need(call, 'customers', 'customer', params.required('customer'), 'customer');
  params.finish();
  const card = cardByToken(call.id);
  if (!card) throw noSuch('PaymentMethod', call.id);
  if (card.outcome === 'declined') {
    const { errorCode: code, declineCode: decline_code, message = '' } = card;
    throw new StripeApiError(402, { type: 'card_error', code, decline_code, message });
  }
  return insertPaymentMethod(world, card, customer.id, call.account);
};

export const paymentMethodEndpoints: Endpoint[] = [
  get('/v1/customers/:id/payment_methods', (call) => {
    const customer = need(call, 'customers', 'customer');
    const type = call.params.string('type');
    const rows = call.world.store
      .all('paymentMethods', call.account)
      .filter((row) => row.customer === customer.id && (!type || row.type === type));
    return listOf(call, rows);
  }),
  post('/v1/payment_methods/:id/attach', attach),
];
