import type Stripe from 'stripe';
import { type Endpoint, get, need } from '../api/endpoint.js';
import { listOf } from '../api/lists.js';
import type { TestCard } from '../money/cards.js';
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

export const paymentMethodEndpoints: Endpoint[] = [
  get('/v1/customers/:id/payment_methods', (call) => {
    const customer = need(call, 'customers', 'customer');
    const type = call.params.string('type');
    const rows = call.world.store
      .all('paymentMethods', call.account)
      .filter((row) => row.customer === customer.id && (!type || row.type === type));
    return listOf(call, rows);
  }),
  get('/v1/payment_methods/:id', (call) => {
    call.params.finish();
    return need(call, 'paymentMethods', 'PaymentMethod');
  }),
];
