import type Stripe from 'stripe';
import { book } from '../money/balance.js';
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../state/tables.js';
import type { World } from '../world.js';

const lineOf = (world: World, invoice: string, subscription: Subscription, item: SubscriptionItem): InvoiceLine => {
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  const product = world.store.row('products', String(item.price.product))?.object;
  return {
    id: world.id('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: `${quantity} × ${product?.name ?? 'Subscription'}`,
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
        proration: false,
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
}

const takeNumber = (customer: Stripe.Customer | undefined): string => {
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = sequence + 1;
  return `${customer?.invoice_prefix ?? 'TEST'}-${String(sequence).padStart(4, '0')}`;
};

/** Bills the current period of a subscription and books a paid bill. Emits the events of the invoice. */
export const billPeriod = (world: World, subscription: Subscription, { reason, paid, owner }: Bill): Invoice => {
  const id = world.id('in');
  const lines = subscription.items.data.map((item) => lineOf(world, id, subscription, item));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const customer = world.store.row('customers', String(subscription.customer))?.object;
  const first = subscription.items.data[0];
  const now = world.now();
  const invoice = world.store.insert(
    'invoices',
    {
      id,
      object: 'invoice',
      account_country: 'US',
      account_name: 'Stallbook (test)',
      account_tax_ids: null,
      amount_due: total,
      amount_overpaid: 0,
      amount_paid: paid ? total : 0,
      amount_paid_off_stripe: 0,
      amount_remaining: paid ? 0 : total,
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
      ending_balance: 0,
      footer: null,
      from_invoice: null,
      hosted_invoice_url: null,
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
      starting_balance: 0,
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
    },
    owner,
  );
  subscription.latest_invoice = id;
  if (paid && total > 0) book(world, { amount: total, currency: invoice.currency, type: 'payment', source: id, owner });
  world.emit('invoice.created', invoice, { account: owner });
  world.emit('invoice.finalized', invoice, { account: owner });
  for (const type of paid ? ['invoice.paid', 'invoice.payment_succeeded'] : ['invoice.payment_failed']) {
    world.emit(type, invoice, { account: owner });
  }
  return invoice;
};
