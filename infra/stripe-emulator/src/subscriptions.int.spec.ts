import type Stripe from 'stripe';
import { type Emulator, startEmulator } from './index.js';
import { clientOf, SECRET, submitForm } from './testing/client.js';
import { startReceiver } from './testing/receiver.js';

describe('paid plans on the emulator', () => {
  let emulator: Emulator;
  let stripe: Stripe;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let price: Stripe.Price;

  beforeAll(async () => {
    receiver = await startReceiver();
    emulator = await startEmulator({ webhookUrl: receiver.url, webhookSecret: SECRET });
    stripe = clientOf(emulator);
    const product = await stripe.products.create({ name: 'Vendor Pro', metadata: { plan: 'vendor_pro' } });
    price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 2900,
      recurring: { interval: 'month' },
      lookup_key: 'vendor_pro_month',
    });
  });
  afterAll(async () => {
    await emulator.stop();
    await receiver.stop();
  });

  const checkout = (customer?: string) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://app.example/billing?success=true&plan=pro&session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.example/pricing',
      client_reference_id: 'user-1',
      subscription_data: { metadata: { userId: 'user-1' } },
      ...(customer && { customer }),
    });

  it('finds a price by its lookup key', async () => {
    const found = await stripe.prices.list({ lookup_keys: ['vendor_pro_month'], expand: ['data.product'] });
    expect(found.data).toHaveLength(1);
    expect(found.data[0]).toMatchObject({ id: price.id, product: { name: 'Vendor Pro' } });
    expect(String(found.data[0]?.unit_amount_decimal)).toBe('2900');
  });

  it('subscribes through the checkout page: declined, then paid', async () => {
    const session = await checkout();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2900 });
    const url = session.url ?? '';
    expect(await (await fetch(url)).text()).toContain('Subscribe for $29.00');
    const declined = await submitForm(url, {
      action: 'pay',
      email: 'v@market.example',
      card: 'pm_card_chargeDeclined',
    });
    expect([declined.status, (await declined.text()).includes('Your card was declined.')]).toEqual([402, true]);

    const paid = await submitForm(url, { action: 'pay', email: 'v@market.example', card: 'pm_card_visa' });
    expect(paid.headers.get('location')).toBe(`http://app.example/billing?success=true&plan=pro&session=${session.id}`);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'customer', 'line_items', 'invoice'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: { email: 'v@market.example' },
      subscription: { status: 'active', metadata: { userId: 'user-1' } },
      invoice: { status: 'paid', total: 2900 },
      line_items: { data: [{ amount_total: 2900 }] },
    });
    await emulator.control.settled();
    expect(receiver.types()).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']),
    );
  });

  it('returns to the cancel address and leaves everything as it was', async () => {
    const session = await checkout();
    const left = await submitForm(session.url ?? '', { action: 'cancel' });
    expect(left.headers.get('location')).toBe('http://app.example/pricing');
    expect((await stripe.checkout.sessions.retrieve(session.id)).subscription).toBeNull();
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    expect((await fetch(`${emulator.url}/_checkout/${session.id}`)).status).toBe(410);
  });

  it('cancels at the end of the period and resumes on the portal page', async () => {
    const customer = await stripe.customers.create({ email: 'p@market.example' });
    const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://app.example/billing',
    });
    expect(await (await fetch(portal.url)).text()).toContain('Cancel Vendor Pro');
    const canceled = await submitForm(portal.url, { action: 'cancel', subscription: subscription.id });
    expect(await canceled.text()).toContain('Resume Vendor Pro');
    const scheduled = { cancel_at_period_end: false, cancel_at: subscription.items.data[0]?.current_period_end };
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject(scheduled);
    await submitForm(portal.url, { action: 'resume', subscription: subscription.id });
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  });

  it('keeps the date of the portal page until the date is revoked', async () => {
    const customer = await stripe.customers.create({ email: 'v@market.example' });
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await submitForm(portal.url, { action: 'cancel', subscription: id });
    expect((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at).not.toBeNull();
    await expect(stripe.subscriptions.update(id, { cancel_at: '', cancel_at_period_end: false })).rejects.toMatchObject(
      { statusCode: 400 },
    );
    expect((await stripe.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull();
    await submitForm(portal.url, { action: 'cancel', subscription: id });
    await submitForm(portal.url, { action: 'renew', subscription: id });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('ends periods on the portal page, and pays what a declined card left open', async () => {
    const customer = await stripe.customers.create({ email: 'q@market.example' });
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    const failed = await submitForm(portal.url, { action: 'fail', subscription: id });
    expect(await failed.text()).toContain('past_due');
    await submitForm(portal.url, { action: 'settle', subscription: id });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await stripe.invoices.list({ subscription: id })).data.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ]);
    await submitForm(portal.url, { action: 'renew', subscription: id });
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(3);
  });

  it('changes the plan with the unused time credited, and keeps a credit for the next bill', async () => {
    const customer = await stripe.customers.create({ email: 's@market.example' });
    const product_data = { name: 'Small' };
    const recurring = { interval: 'month' as const };
    const small = await stripe.prices.create({ currency: 'usd', unit_amount: 100, recurring, product_data });
    const { id, items } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const change = { items: [{ id: items.data[0]?.id ?? '', price: small.id }] };
    await stripe.subscriptions.update(id, { ...change, proration_behavior: 'always_invoice' });
    const [bill] = (await stripe.invoices.list({ subscription: id })).data;
    const credit = 100 - (price.unit_amount ?? 0);
    expect(bill).toMatchObject({ total: credit, amount_due: 0, ending_balance: credit });
    expect(await (await fetch(bill?.hosted_invoice_url ?? '')).text()).toContain('Unused time on');
    emulator.control.renew(id);
    const [renewal] = (await stripe.invoices.list({ subscription: id })).data;
    expect(renewal).toMatchObject({ total: 100, amount_due: 0, ending_balance: credit + 100 });
  });

  it('renews, becomes past due, and ends', async () => {
    const customer = await stripe.customers.create({ email: 'r@market.example' });
    const { id, items } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const firstEnd = items.data[0]?.current_period_end ?? 0;
    emulator.control.renew(id);
    expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_start).toBe(firstEnd);
    emulator.control.renew(id, 'failed');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect((await stripe.invoices.list({ subscription: id })).data.map((invoice) => invoice.status)).toEqual([
      'open',
      'paid',
      'paid',
    ]);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    emulator.control.renew(id);
    const ended = await stripe.events.list({ type: 'customer.subscription.deleted' });
    expect(ended.data[0]).toMatchObject({ data: { object: { id, status: 'canceled' } } });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });

  it('stops collecting an open bill once its subscription is canceled, and voids it', async () => {
    const customer = await stripe.customers.create({ email: 't@market.example' });
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    emulator.control.renew(id, 'failed');
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    const [open] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
    expect(open).toMatchObject({ auto_advance: false, next_payment_attempt: null, amount_remaining: 2900 });
    const voided = { id: open?.id, status: 'void', amount_due: 2900 };
    expect(await stripe.invoices.voidInvoice(open?.id ?? '')).toMatchObject(voided);
    await expect(stripe.invoices.voidInvoice(open?.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
    await emulator.control.settled();
    expect(receiver.types()).toContain('invoice.voided');
  });

  it('keeps the unused time as a credit if a canceled subscription is prorated', async () => {
    const customer = await stripe.customers.create({ email: 'u@market.example' });
    const create = () => stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const { id } = await create();
    await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
    const [bill] = (await stripe.invoices.list({ subscription: id })).data;
    expect(bill).toMatchObject({ total: -2900, amount_due: 0, ending_balance: -2900 });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -2900 });
    await stripe.subscriptions.cancel((await create()).id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  });

  it('sells once through checkout with a destination and a fee', async () => {
    const account = await stripe.accounts.create({ type: 'express' });
    emulator.control.onboard(account.id);
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'Poster' } } },
      ],
      payment_intent_data: { application_fee_amount: 150, transfer_data: { destination: account.id } },
      success_url: 'http://app.example/done',
    });
    await submitForm(session.url ?? '', { action: 'pay', email: 'b@market.example', card: 'pm_card_visa' });
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(done).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded', amount: 3000 } });
    expect(emulator.control.totals().accountBalances[account.id]).toBe(2850);
  });

  it('answers a deleted customer as deleted', async () => {
    const customer = await stripe.customers.create({ name: 'Ada' });
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  });
});
