import type Stripe from 'stripe';

/** On the wire decimals are text; the SDK turns them into its own type. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: Price };
export type Subscription = Omit<Stripe.Subscription, 'items'> & {
  items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string };
};
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string };
  quantity_decimal: string | null;
};
export type Invoice = Omit<Stripe.Invoice, 'lines'> & {
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string };
};
/** An event as sent: the object is a copy from the time of the event. */
export interface EventObject {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Every kind of object by its table; the ID prefixes lead back to the table. */
export interface Tables {
  customers: Stripe.Customer;
  products: Stripe.Product;
  prices: Price;
  accounts: Stripe.Account;
  paymentMethods: Stripe.PaymentMethod;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  balanceTransactions: Stripe.BalanceTransaction;
  applicationFees: Stripe.ApplicationFee;
  feeRefunds: Stripe.FeeRefund;
  transfers: Stripe.Transfer;
  transferReversals: Stripe.TransferReversal;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  payouts: Stripe.Payout;
  checkoutSessions: Stripe.Checkout.Session;
  portalSessions: Stripe.BillingPortal.Session;
  subscriptions: Subscription;
  invoices: Invoice;
  events: EventObject;
}
export type TableName = keyof Tables;

export const TABLE_OF_PREFIX: Record<string, TableName> = {
  cus: 'customers',
  prod: 'products',
  price: 'prices',
  acct: 'accounts',
  pm: 'paymentMethods',
  pi: 'paymentIntents',
  ch: 'charges',
  py: 'charges',
  txn: 'balanceTransactions',
  fee: 'applicationFees',
  fr: 'feeRefunds',
  tr: 'transfers',
  trr: 'transferReversals',
  re: 'refunds',
  dp: 'disputes',
  po: 'payouts',
  cs: 'checkoutSessions',
  bps: 'portalSessions',
  sub: 'subscriptions',
  in: 'invoices',
  evt: 'events',
};

/** A stored object, its connected account (null: the platform), and whether it was deleted. */
export interface Row<T> {
  object: T;
  owner: string | null;
  deleted: boolean;
}

/** An onboarding link; only its token is public. Times in Unix seconds. */
export interface OnboardingLink {
  token: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
  used: boolean;
}

/** What a checkout session will create when it is paid. */
export interface CheckoutPlan {
  session: string;
  items: LineItem[];
  intent: {
    metadata: Record<string, string>;
    applicationFeeAmount: number | null;
    destination: string | null;
    description: string | null;
  };
  subscriptionMetadata: Record<string, string>;
  trialDays: number;
}

/** A pending webhook. `nextAttemptAt` in Unix milliseconds. */
export interface Delivery {
  id: string;
  eventId: string;
  status: 'pending' | 'held' | 'delivered';
  attempts: number;
  nextAttemptAt: number;
  lastStatus: number | null;
  lastError: string | null;
}

/** How webhooks go out; the control API changes it. */
export interface WebhookSettings {
  url: string | null;
  secret: string;
  held: boolean;
  delayMs: number;
  copies: number;
  /** Delays the API's replies to changes, so that their webhooks arrive first. */
  replyDelayMs: number;
}

/** The first answer to an idempotency key. `createdAt` in Unix seconds. */
export interface KeptReply {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  createdAt: number;
}
