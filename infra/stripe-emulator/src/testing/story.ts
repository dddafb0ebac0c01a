import type Stripe from 'stripe';
import { onboardedAccount, submitForm } from './client.js';
import * as side from './side/actions.js';

const BACK = 'http://app.example/back';

const payments = async (stripe: Stripe): Promise<void> => {
  const account = await onboardedAccount(stripe);
  await stripe.accounts.createLoginLink(account.id);
  const customer = await stripe.customers.create({ email: 'v@market.example', name: 'Vera', metadata: { user: 'u1' } });
  await stripe.customers.update(customer.id, { name: 'Vera Stand' });
  await stripe.customers.list({ email: 'v@market.example' });
  const create = (metadata: Record<string, string>) =>
    stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      customer: customer.id,
      application_fee_amount: 425,
      transfer_data: { destination: account.id },
      automatic_payment_methods: { enabled: true },
      metadata,
    });
  const intent = await create({ applicationId: 'a1' });
  await stripe.paymentIntents.update(intent.id, { description: 'Booth fee' });
  await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    return_url: BACK,
    expand: ['latest_charge'],
  });
  await stripe.paymentIntents.retrieve(intent.id);
  await stripe.charges.list({ payment_intent: intent.id });
  await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 1000,
    reverse_transfer: true,
    refund_application_fee: true,
  });
  await stripe.refunds.list({ payment_intent: intent.id });
  const asked = await create({ applicationId: 'a2' });
  await stripe.paymentIntents.confirm(asked.id, { payment_method: 'pm_card_authenticationRequired', return_url: BACK });
  const declined = await create({ applicationId: 'a3' });
  await stripe.paymentIntents
    .confirm(declined.id, { payment_method: 'pm_card_chargeDeclined', return_url: BACK })
    .catch(() => undefined);
  await stripe.paymentIntents.retrieve(declined.id, { expand: ['latest_charge'] });
  await stripe.paymentIntents.cancel(declined.id, { cancellation_reason: 'abandoned' });
  await stripe.paymentIntents.list({ customer: customer.id });
};

const plans = async (stripe: Stripe): Promise<void> => {
  const product = await stripe.products.create({ name: 'Vendor Pro' });
  await stripe.products.list({ active: true });
  const recurring = { interval: 'month' as const };
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 2900,
    recurring,
    lookup_key: 'pro',
  });
  await stripe.prices.list({ lookup_keys: ['pro'] });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: BACK,
    cancel_url: BACK,
    client_reference_id: 'user-1',
    metadata: { plan: 'vendor_pro' },
  });
  await submitForm(session.url ?? '', { action: 'pay', email: 'v@market.example', card: 'pm_card_visa' });
  const done = await stripe.checkout.sessions.retrieve(session.id);
  await stripe.checkout.sessions.listLineItems(session.id);
  const id = String(done.subscription);
  await stripe.billingPortal.sessions.create({ customer: String(done.customer), return_url: BACK });
  await stripe.subscriptions.retrieve(id);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.list({ customer: String(done.customer) });
  await stripe.invoices.list({ subscription: id });
  await stripe.subscriptions.cancel(id);
  await stripe.customers.del(String(done.customer));
};

/** What billing's specs do at Stripe, which they cannot be run against here. */
const eitherSide = async (stripe: Stripe): Promise<void> => {
  const destination = await side.onboardedAccount(stripe, 0);
  for (const card of ['good', 'declined', 'asksFirst'] as const) {
    const facts = { amount: 8500, currency: 'usd', transfer_data: { destination } };
    const { id } = await stripe.paymentIntents.create({ ...facts, automatic_payment_methods: { enabled: true } });
    await side.payWith(stripe, id, card);
    const expand = ['data.transfer', 'data.application_fee', 'data.balance_transaction'];
    await stripe.charges.list({ payment_intent: id, expand });
  }
  const { id: customer } = await stripe.customers.create({ metadata: { personId: 'u2' } });
  const [price] = (await stripe.prices.list({ lookup_keys: ['pro'] })).data;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    success_url: BACK,
    cancel_url: BACK,
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
  });
  await side.completeCheckout(stripe, session.url ?? '');
};

/** Every kind of request that Stallbook and its specs send to Stripe, once. */
export const tellStory = async (stripe: Stripe): Promise<void> => {
  await payments(stripe);
  await plans(stripe);
  await eitherSide(stripe);
  await stripe.events.list({ created: { gte: 0 }, limit: 100 });
};
