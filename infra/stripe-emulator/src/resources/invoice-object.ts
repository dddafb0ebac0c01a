import type Stripe from 'stripe';
import { book } from '../money/balance.js';
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../state/tables.js';
import type { World } from '../world.js';

/** What a line bills: an item for its period, or a part of it when the plan changes. */
export interface Position {
  item: SubscriptionItem;
  proration?: { amount: number; description: string };
}

const lineOf = (
  world: World,
  invoice: string,
  subscription: Subscription,
  { item, proration }: Position,
): InvoiceLine => {
  const quantity = item.quantity ?? 1;
  const amount = proration?.amount ?? (item.price.unit_amount ?? 0) * quantity;
  const product = world.store.row('products', String(item.price.product))?.object;
  return {
    id: world.id('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: proration?.description ?? `${quantity} × ${product?.name ?? 'Subscription'}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: Boolean(proration),
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: String(item.price.product) },
      unit_amount_decimal: String(item.price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
};

export interface Bill {
  reason: Stripe.Invoice.BillingReason;
  paid: boolean;
  owner: string | null;
  /** Absent: each item for its current period. */
  positions?: Position[];
}

/** A credit is kept and reduces the next bills. */
const takeCredit = (customer: Stripe.Customer | undefined, total: number) => {
  const before = customer?.balance ?? 0;
  const after = Math.min(0, total + before);
  if (customer) customer.balance = after;
  return { before, after, due: Math.max(0, total + before) };
};

const takeNumber = (customer: Stripe.Customer | undefined): string => {
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = sequence + 1;
  return `${customer?.invoice_prefix ?? 'TEST'}-${String(sequence).padStart(4, '0')}`;
};

/** Uses up the customer's credit and their next number. */
const newInvoice = (world: World, subscription: Subscription, { reason, paid, positions }: Bill): Invoice => {
  const id = world.id('in');
  const billed = positions ?? subscription.items.data.map((item) => ({ item }));
  const lines = billed.map((position) => lineOf(world, id, subscription, position));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const customer = world.store.row('customers', String(subscription.customer))?.object;
  const credit = takeCredit(customer, total);
  const first = subscription.items.data[0];
  const now = world.now();
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stallbook (test)',
    account_tax_ids: null,
    amount_due: credit.due,
    amount_overpaid: 0,
    amount_paid: paid ? credit.due : 0,
    amount_paid_off_stripe: 0,
    amount_remaining: paid ? 0 : credit.due,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: !paid,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: credit.after,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: world.url(`/_invoice/${id}`),
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: paid ? null : now + 3 * 86_400,
    number: takeNumber(customer),
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: first?.current_period_end ?? now,
    period_start: first?.current_period_start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: credit.before,
    statement_descriptor: null,
    status: paid ? 'paid' : 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: paid ? now : null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
};

/** Bills the current period of a subscription and books a paid bill. Emits the events of the invoice. */
export const billPeriod = (world: World, subscription: Subscription, bill: Bill): Invoice => {
  const { paid, owner } = bill;
  const invoice = world.store.insert('invoices', newInvoice(world, subscription, bill), owner);
  const { id, amount_due: amount, currency } = invoice;
  subscription.latest_invoice = id;
  if (paid && amount > 0) book(world, { amount, currency, type: 'payment', source: id, owner });
  world.emit('invoice.created', invoice, { account: owner });
  world.emit('invoice.finalized', invoice, { account: owner });
  for (const type of paid ? ['invoice.paid', 'invoice.payment_succeeded'] : ['invoice.payment_failed']) {
    world.emit(type, invoice, { account: owner });
  }
  return invoice;
};

const openInvoices = (world: World, subscription: Subscription, owner: string | null): Invoice[] =>
  world.store
    .all('invoices', owner)
    .filter((one) => one.status === 'open' && one.parent?.subscription_details?.subscription === subscription.id);

/** The invoices of a canceled subscription stay open. */
export const stopCollecting = (world: World, subscription: Subscription, owner: string | null): void => {
  for (const invoice of openInvoices(world, subscription, owner)) {
    Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
    world.emit('invoice.updated', invoice, { account: owner, previous: { auto_advance: true } });
  }
};

/** The invoice is no longer owed. Its amounts stay. */
export const voidInvoice = (world: World, invoice: Invoice, owner: string | null): void => {
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.voided_at = world.now();
  world.emit('invoice.voided', invoice, { account: owner });
};

/** The card works again: pays what is still open. Emits the events of each invoice. */
export const payOpenInvoices = (world: World, subscription: Subscription, owner: string | null): void => {
  for (const invoice of openInvoices(world, subscription, owner)) {
    const { amount_due: amount, currency, id: source } = invoice;
    Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0, next_payment_attempt: null });
    invoice.status_transitions.paid_at = world.now();
    book(world, { amount, currency, type: 'payment', source: source ?? '', owner });
    for (const type of ['invoice.paid', 'invoice.payment_succeeded']) world.emit(type, invoice, { account: owner });
  }
};
