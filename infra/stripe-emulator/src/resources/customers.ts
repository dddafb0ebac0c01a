import type Stripe from 'stripe';
import { type Call, type Endpoint, get, need, post, remove } from '../api/endpoint.js';
import { noSuch } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { randomText, type World } from '../world.js';
import { endSubscription } from './subscription-object.js';

const IGNORED = [
  'address',
  'shipping',
  'tax',
  'tax_exempt',
  'payment_method',
  'invoice_settings',
  'preferred_locales',
  'source',
];

export interface CustomerFacts {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

export const insertCustomer = (world: World, facts: CustomerFacts, owner: string | null): Stripe.Customer => {
  const customer = world.store.insert(
    'customers',
    {
      id: world.id('cus'),
      object: 'customer',
      address: null,
      balance: 0,
      created: world.now(),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: facts.description,
      discount: null,
      email: facts.email,
      invoice_prefix: randomText(8).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: facts.metadata,
      name: facts.name,
      next_invoice_sequence: 1,
      phone: facts.phone,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    },
    owner,
  );
  world.emit('customer.created', customer, { account: owner });
  return customer;
};

const retrieve = (call: Call): Stripe.Customer | Stripe.DeletedCustomer => {
  call.params.finish();
  const row = call.world.store.row('customers', call.id);
  if (!row || row.owner !== call.account) throw noSuch('customer', call.id);
  return row.deleted ? { id: call.id, object: 'customer', deleted: true } : row.object;
};

const update = (call: Call): Stripe.Customer => {
  const { params } = call;
  const customer = need(call, 'customers', 'customer');
  const metadata = params.metadata(customer.metadata);
  const fields = (['email', 'name', 'phone', 'description'] as const).filter((field) => params.has(field));
  const changes = Object.fromEntries(fields.map((field) => [field, params.string(field) || null]));
  params.accept(...IGNORED).finish();
  const previous = Object.fromEntries(fields.map((field) => [field, customer[field]]));
  Object.assign(customer, changes, { metadata });
  call.world.emit('customer.updated', customer, { account: call.account, previous });
  return customer;
};

const removeCustomer = (call: Call): Stripe.DeletedCustomer => {
  call.params.finish();
  const customer = need(call, 'customers', 'customer');
  const row = call.world.store.row('customers', customer.id);
  if (row) row.deleted = true;
  for (const subscription of call.world.store.all('subscriptions', call.account)) {
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(call.world, subscription);
  }
  call.world.emit('customer.deleted', customer, { account: call.account });
  return { id: customer.id, object: 'customer', deleted: true };
};

export const customerEndpoints: Endpoint[] = [
  post('/v1/customers', ({ params, world, account }) => {
    const facts: CustomerFacts = {
      email: params.string('email') || null,
      name: params.string('name') || null,
      phone: params.string('phone') || null,
      description: params.string('description') || null,
      metadata: params.metadata(),
    };
    params.accept(...IGNORED).finish();
    return insertCustomer(world, facts, account);
  }),
  get('/v1/customers', (call) => {
    const email = call.params.string('email');
    return listOf(
      call,
      call.world.store.all('customers', call.account).filter((row) => !email || row.email === email),
    );
  }),
  get('/v1/customers/:id', retrieve),
  post('/v1/customers/:id', update),
  remove('/v1/customers/:id', removeCustomer),
];
