import { Controller } from '@nestjs/common';
import { billingDetails, type BillingDetails, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type Stripe from 'stripe';
import { STRIPE_FAILED, StripeApi } from '../../stripe/stripe-api.js';
import { Customers } from '../customers.js';

const INVOICES = 24;

/** Card and invoices. They are personal data that only Stripe keeps. */
@Controller()
export class BillingDetailsHandler {
  constructor(
    private readonly customers: Customers,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(billingDetails)
  async handle(_input: NoInput, context: CallContext): Promise<BillingDetails> {
    const customer = await this.customers.find(actorOf(context).id);
    if (!customer) return { card: null, invoices: [] };
    return this.stripe.ask(STRIPE_FAILED, async (stripe) => {
      const [cards, invoices] = await Promise.all([
        stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 }),
        stripe.invoices.list({ customer, limit: INVOICES }),
      ]);
      return { card: cardOf(cards.data[0]), invoices: invoices.data.map(showInvoice) };
    });
  }
}

function cardOf(method: Stripe.PaymentMethod | undefined): BillingDetails['card'] {
  if (!method?.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}

/** Stripe sends the first ten lines. */
const billedBy = ({ lines }: Stripe.Invoice): string =>
  [...lines.data.flatMap(({ description }) => description ?? []), ...(lines.has_more ? ['…'] : [])].join(', ');

const showInvoice = (invoice: Stripe.Invoice): BillingDetails['invoices'][number] => ({
  id: invoice.id ?? '',
  number: invoice.number,
  description: billedBy(invoice) || null,
  amountCents: invoice.total,
  status: invoice.status ?? 'draft',
  issuedAt: new Date(invoice.created * 1000).toISOString(),
  url: invoice.hosted_invoice_url ?? null,
});
