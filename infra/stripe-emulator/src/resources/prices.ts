import { type Call, type Endpoint, get, need, post } from '../api/endpoint.js';
import { invalid, parameterMissing } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import type { Params } from '../api/params.js';
import type { Price } from '../state/tables.js';
import { insertProduct } from './products.js';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

const readRecurring = (params: Params): Price['recurring'] => {
  const recurring = params.object('recurring');
  if (!recurring) return null;
  const interval = recurring.oneOf('interval', INTERVALS);
  if (!interval) throw parameterMissing('recurring[interval]');
  recurring.accept('usage_type');
  return {
    interval,
    interval_count: recurring.integer('interval_count') ?? 1,
    meter: null,
    trial_period_days: recurring.integer('trial_period_days') ?? null,
    usage_type: 'licensed',
  };
};

/** The product with that ID, or the one described inline. */
const productOf = (call: Call): string => {
  const id = call.params.string('product');
  const described = call.params.object('product_data');
  if (id) return need(call, 'products', 'product', id, 'product').id;
  if (!described) throw parameterMissing('product');
  described.accept('tax_code', 'unit_label', 'images', 'statement_descriptor', 'active');
  const facts = {
    name: described.required('name'),
    description: described.string('description') || null,
    active: true,
    metadata: described.metadata(),
  };
  return insertProduct(call.world, facts, call.account).id;
};

/** Reads and stores a price, also an inline `price_data` of a checkout line. */
export const insertPrice = (call: Call): Price => {
  const { params, world, account } = call;
  const recurring = readRecurring(params);
  const unitAmount = params.requiredInteger('unit_amount');
  if (unitAmount < 0) throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
  const facts = {
    currency: params.required('currency').toLowerCase(),
    metadata: params.metadata(),
    nickname: params.string('nickname') || null,
    active: params.boolean('active') ?? true,
    lookupKey: params.string('lookup_key') || null,
    transferKey: params.boolean('transfer_lookup_key') ?? false,
  };
  const product = productOf(call);
  params.accept('tax_behavior', 'billing_scheme').finish();
  if (facts.lookupKey) takeLookupKey(call, facts.lookupKey, facts.transferKey);
  const price = world.store.insert(
    'prices',
    {
      id: world.id('price'),
      object: 'price',
      active: facts.active,
      billing_scheme: 'per_unit',
      created: world.now(),
      currency: facts.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: facts.lookupKey,
      metadata: facts.metadata,
      nickname: facts.nickname,
      product,
      recurring,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: recurring ? 'recurring' : 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    account,
  );
  world.emit('price.created', price, { account });
  return price;
};

/** A lookup key belongs to one price at a time. */
const takeLookupKey = ({ world, account }: Call, key: string, transfer: boolean): void => {
  const holder = world.store.all('prices', account).find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  const row = world.store.row('prices', holder.id);
  if (row) row.object.lookup_key = null;
};

export const priceEndpoints: Endpoint[] = [
  post('/v1/prices', insertPrice),
  get('/v1/prices', (call) => {
    const { params } = call;
    const keys = params.strings('lookup_keys');
    const product = params.string('product');
    const active = params.boolean('active');
    const type = params.oneOf('type', ['one_time', 'recurring']);
    const rows = call.world.store
      .all('prices', call.account)
      .filter(
        (row) =>
          (keys.length === 0 || (row.lookup_key !== null && keys.includes(row.lookup_key))) &&
          (!product || row.product === product) &&
          (active === undefined || row.active === active) &&
          (!type || row.type === type),
      );
    return listOf(call, rows);
  }),
];
