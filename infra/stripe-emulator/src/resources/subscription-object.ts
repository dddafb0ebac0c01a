import type { Price, Subscription, SubscriptionItem } from '../state/tables.js';
import type { World } from '../world.js';
import { periodEnd } from './billing-period.js';
import { billPeriod, payOpenInvoices, stopCollecting } from './invoice-object.js';

export interface SubscriptionFacts {
  customer: string;
  items: { price: Price; quantity: number }[];
  metadata: Record<string, string>;
  trialDays: number;
  paymentMethod: string | null;
  owner: string | null;
}

const DAY = 86_400;

const itemOf = (
  world: World,
  subscription: string,
  price: Price,
  quantity: number,
  trialEnd: number | null,
): SubscriptionItem => {
  const now = world.now();
  return {
    id: world.id('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? (price.recurring ? periodEnd(now, price.recurring) : now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
};

/** Starts a subscription and bills its first period (nothing during a trial). Emits its events. */
export const startSubscription = (world: World, facts: SubscriptionFacts): Subscription => {
  const id = world.id('sub');
  const now = world.now();
  const trialEnd = facts.trialDays > 0 ? now + facts.trialDays * DAY : null;
  const items = facts.items.map(({ price, quantity }) => itemOf(world, id, price, quantity, trialEnd));
  const subscription = world.store.insert(
    'subscriptions',
    {
      id,
      object: 'subscription',
      application: null,
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: trialEnd ?? now,
      billing_cycle_anchor_config: null,
      billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
      billing_schedules: [],
      billing_thresholds: null,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      collection_method: 'charge_automatically',
      created: now,
      currency: items[0]?.price.currency ?? 'usd',
      customer: facts.customer,
      customer_account: null,
      days_until_due: null,
      default_payment_method: facts.paymentMethod,
      default_source: null,
      default_tax_rates: [],
      description: null,
      discounts: [],
      ended_at: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
      latest_invoice: null,
      livemode: false,
      managed_payments: null,
      metadata: facts.metadata,
      next_pending_invoice_item_invoice: null,
      on_behalf_of: null,
      pause_collection: null,
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: 'off',
      },
      pending_invoice_item_interval: null,
      pending_setup_intent: null,
      pending_update: null,
      schedule: null,
      start_date: now,
      status: trialEnd ? 'trialing' : 'active',
      test_clock: null,
      transfer_data: null,
      trial_end: trialEnd,
      trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
      trial_start: trialEnd ? now : null,
    },
    facts.owner,
  );
  if (!trialEnd) billPeriod(world, subscription, { reason: 'subscription_create', paid: true, owner: facts.owner });
  world.emit('customer.subscription.created', subscription, { account: facts.owner });
  return subscription;
};

/** Ends the trial and bills the first paid period, which begins now. */
export const endTrial = (world: World, subscription: Subscription, owner: string | null): void => {
  const now = world.now();
  Object.assign(subscription, { status: 'active', trial_end: now, billing_cycle_anchor: now });
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = item.price.recurring ? periodEnd(now, item.price.recurring) : now;
  }
  billPeriod(world, subscription, { reason: 'subscription_update', paid: true, owner });
};

const endOfPeriod = ({ items }: Subscription): number =>
  Math.max(...items.data.map(({ current_period_end: end }) => end));

/** The subscription ends with its period. */
export const endsWithPeriod = (subscription: Subscription): boolean =>
  subscription.cancel_at !== null && subscription.cancel_at <= endOfPeriod(subscription);

/** The API schedules an end with the flag, the customer portal with the date only. */
export type ScheduledEnd = 'flag' | 'date' | null;

const scheduledEnd = ({ cancel_at, cancel_at_period_end }: Subscription): ScheduledEnd =>
  cancel_at_period_end ? 'flag' : cancel_at === null ? null : 'date';

/** Schedules or revokes the cancellation at the end of the paid period. Idempotent. */
export const scheduleEnd = (world: World, subscription: Subscription, end: ScheduledEnd): void => {
  if (scheduledEnd(subscription) === end) return;
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  subscription.cancel_at_period_end = end === 'flag';
  subscription.cancel_at = end && endOfPeriod(subscription);
  subscription.canceled_at = end && world.now();
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = end && 'cancellation_requested';
  }
  const account = world.store.row('subscriptions', subscription.id)?.owner ?? null;
  const previous = { cancel_at, cancel_at_period_end, canceled_at };
  world.emit('customer.subscription.updated', subscription, { account, previous });
};

export const endSubscription = (world: World, subscription: Subscription): void => {
  subscription.status = 'canceled';
  subscription.canceled_at ??= world.now();
  subscription.ended_at = world.now();
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= 'cancellation_requested';
  const account = world.store.row('subscriptions', subscription.id)?.owner ?? null;
  stopCollecting(world, subscription, account);
  world.emit('customer.subscription.deleted', subscription, { account });
};

/** The period ended: cancels the subscription if scheduled, else bills it; a failed bill leaves it past due. */
export const renewSubscription = (world: World, subscription: Subscription, outcome: 'paid' | 'failed'): void => {
  if (endsWithPeriod(subscription)) return endSubscription(world, subscription);
  const account = world.store.row('subscriptions', subscription.id)?.owner ?? null;
  const previous = { status: subscription.status, items: structuredClone(subscription.items) };
  for (const item of subscription.items.data) {
    if (!item.price.recurring) continue;
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(item.current_period_start, item.price.recurring);
  }
  billPeriod(world, subscription, { reason: 'subscription_cycle', paid: outcome === 'paid', owner: account });
  subscription.status = outcome === 'paid' ? 'active' : 'past_due';
  world.emit('customer.subscription.updated', subscription, { account, previous });
};

/** Pays what a failed renewal left open. */
export const settleSubscription = (world: World, subscription: Subscription): void => {
  if (subscription.status !== 'past_due') return;
  const account = world.store.row('subscriptions', subscription.id)?.owner ?? null;
  payOpenInvoices(world, subscription, account);
  subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription, { account, previous: { status: 'past_due' } });
};
