import { type Call, type Endpoint, get, need, post, remove } from '../api/endpoint.js';
import { invalid, noSuch, parameterMissing } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import type { Params } from '../api/params.js';
import type { Price, Subscription, SubscriptionItem } from '../state/tables.js';
import type { World } from '../world.js';
import { billPeriod, type Position } from './invoice-object.js';
import { endSubscription, endTrial, scheduleEnd, startSubscription, type ScheduledEnd } from './subscription-object.js';

const IGNORED = [
  'payment_behavior',
  'payment_settings',
  'proration_date',
  'collection_method',
  'off_session',
  'trial_settings',
  'automatic_tax',
  'billing_mode',
  'currency',
  'description',
];

const recurringPrice = (call: Call, id: string, param: string): Price => {
  const price = need(call, 'prices', 'price', id, param);
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      param,
    );
  if (!price.active) throw invalid(`The price specified is inactive: ${id}.`, param);
  return price;
};

const create = (call: Call): Subscription => {
  const { params, world } = call;
  const customer = need(call, 'customers', 'customer', params.required('customer'), 'customer').id;
  const lines = params.objects('items');
  if (lines.length === 0) throw parameterMissing('items');
  const items = lines.map((line, index) => {
    const item = {
      price: recurringPrice(call, line.required('price'), `items[${index}][price]`),
      quantity: line.integer('quantity') ?? 1,
    };
    line.accept('metadata');
    return item;
  });
  const facts = {
    customer,
    items,
    metadata: params.metadata(),
    trialDays: params.integer('trial_period_days') ?? 0,
    paymentMethod: params.string('default_payment_method') || null,
    owner: call.account,
  };
  params.accept(...IGNORED).finish();
  return startSubscription(world, facts);
};

const unusedShare = (
  world: World,
  { current_period_start: start, current_period_end: end }: SubscriptionItem,
): number => Math.max(0, end - world.now()) / Math.max(1, end - start);

const nameOf = (world: World, { product }: Price): string =>
  world.store.row('products', String(product))?.object.name ?? 'Subscription';

const unusedTime = (world: World, item: SubscriptionItem): Position => {
  const amount = -Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * unusedShare(world, item));
  return { item, proration: { amount, description: `Unused time on ${nameOf(world, item.price)}` } };
};

/** Credits the unused time of the former price, and bills the rest of the period at the new one. */
const changeItem = (
  world: World,
  { item, price, quantity }: { item: SubscriptionItem; price: Price; quantity: number },
): Position[] => {
  const before = unusedTime(world, structuredClone(item));
  const charge = Math.round((price.unit_amount ?? 0) * quantity * unusedShare(world, item));
  Object.assign(item, { price: structuredClone(price), quantity });
  return [{ item, proration: { amount: charge, description: `Remaining time on ${nameOf(world, price)}` } }, before];
};

const changeItems = (call: Call, subscription: Subscription, lines: Params[]): (() => void) => {
  const changes = lines.map((line, index) => {
    const id = line.string('id');
    const item = id ? subscription.items.data.find((one) => one.id === id) : subscription.items.data[0];
    if (!item) throw noSuch('subscription item', id ?? '', `items[${index}][id]`, 400);
    const priceId = line.string('price');
    const price = priceId ? recurringPrice(call, priceId, `items[${index}][price]`) : item.price;
    return { item, price, quantity: line.integer('quantity') ?? item.quantity ?? 1 };
  });
  const behavior = call.params.oneOf('proration_behavior', ['always_invoice', 'none']) ?? 'always_invoice';
  return () => {
    const positions = changes.flatMap((change) => changeItem(call.world, change));
    if (positions.length > 0 && behavior === 'always_invoice' && subscription.status !== 'trialing')
      billPeriod(call.world, subscription, {
        reason: 'subscription_update',
        paid: true,
        owner: call.account,
        positions,
      });
  };
};

/** Undefined keeps what is scheduled: a flag that is not set revokes no date. */
const requestedEnd = ({ params }: Call, subscription: Subscription): ScheduledEnd | undefined => {
  const flag = params.boolean('cancel_at_period_end');
  const date = params.string('cancel_at');
  if (flag !== undefined && date !== undefined) {
    throw invalid('Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.');
  }
  if (date) throw invalid('The emulator takes no date.', 'cancel_at');
  if (flag) return 'flag';
  return date === '' || (flag === false && subscription.cancel_at_period_end) ? null : undefined;
};

const update = (call: Call): Subscription => {
  const { params, world } = call;
  const subscription = need(call, 'subscriptions', 'subscription');
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const metadata = params.metadata(subscription.metadata);
  const end = requestedEnd(call, subscription);
  const method = params.string('default_payment_method');
  const endsTrial = params.oneOf('trial_end', ['now']) === 'now' && subscription.status === 'trialing';
  const apply = changeItems(call, subscription, params.objects('items'));
  params.accept(...IGNORED).finish();
  const changed = params.has('items') || params.has('metadata') || endsTrial || method !== undefined;
  const previous = {
    status: subscription.status,
    metadata: subscription.metadata,
    items: structuredClone(subscription.items),
  };
  subscription.metadata = metadata;
  if (method !== undefined) subscription.default_payment_method = method || null;
  apply();
  if (endsTrial) endTrial(world, subscription, call.account);
  if (changed) world.emit('customer.subscription.updated', subscription, { account: call.account, previous });
  if (end !== undefined) scheduleEnd(world, subscription, end);
  return subscription;
};

export const subscriptionEndpoints: Endpoint[] = [
  post('/v1/subscriptions', create),
  get('/v1/subscriptions', (call) => {
    const { params } = call;
    const customer = params.string('customer');
    const price = params.string('price');
    const status = params.string('status');
    const rows = call.world.store
      .all('subscriptions', call.account)
      .filter(
        (row) =>
          (!customer || row.customer === customer) &&
          (!price || row.items.data.some((item) => item.price.id === price)) &&
          (status === 'all' || (status ? row.status === status : row.status !== 'canceled')),
      );
    return listOf(call, rows);
  }),
  get('/v1/subscriptions/:id', (call) => {
    call.params.finish();
    return need(call, 'subscriptions', 'subscription');
  }),
  post('/v1/subscriptions/:id', update),
  remove('/v1/subscriptions/:id', (call) => {
    const { world, params, account: owner } = call;
    const isProrated = params.boolean('prorate') ?? false;
    if (isProrated !== (params.boolean('invoice_now') ?? false)) {
      throw invalid('The emulator takes `prorate` and `invoice_now` only together.', 'prorate');
    }
    params.accept('cancellation_details').finish();
    const subscription = need(call, 'subscriptions', 'subscription');
    if (subscription.status === 'canceled') throw noSuch('subscription', call.id);
    if (isProrated && subscription.status !== 'trialing') {
      const positions = subscription.items.data.map((item) => unusedTime(world, item));
      billPeriod(world, subscription, { reason: 'subscription_update', paid: true, owner, positions });
    }
    endSubscription(world, subscription);
    return subscription;
  }),
];
