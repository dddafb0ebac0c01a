import type Stripe from 'stripe';
import { type Emulator, startEmulator } from './index.js';
import { clientOf, onboardedAccount, SECRET, submitForm } from './testing/client.js';
import { startReceiver } from './testing/receiver.js';

describe('booth payments on the emulator', () => {
  let emulator: Emulator;
  let stripe: Stripe;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let account: Stripe.Account;

  beforeAll(async () => {
    receiver = await startReceiver();
    emulator = await startEmulator({ webhookUrl: receiver.url, webhookSecret: SECRET });
    stripe = clientOf(emulator);
    account = await onboardedAccount(stripe);
  });
  afterAll(async () => {
    await emulator.stop();
    await receiver.stop();
  });

  const intentOf = (metadata: Record<string, string> = {}) =>
    stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      description: 'Booth fee <b>Maple & Co</b>',
      application_fee_amount: 425,
      transfer_data: { destination: account.id },
      automatic_payment_methods: { enabled: true },
      metadata,
    });
  const payPage = (intent: Stripe.PaymentIntent): string => `${emulator.url}/_pay/${intent.client_secret}`;

  it('enables a connected account at the end of its onboarding', () => {
    expect(account).toMatchObject({ details_submitted: true, charges_enabled: true, payouts_enabled: true });
    expect(account.business_profile?.name).toBe('Maple Market');
  });

  it('holds the webhook of a payment back if the payer says so', async () => {
    const intent = await intentOf();
    const begun = Date.now();
    const back = await submitForm(payPage(intent), { card: 'pm_card_visa', action: 'pay', webhooks: 'late' });
    expect(back.status).toBe(200);
    const late = emulator.control.deliveries().filter(({ type }) => type === 'payment_intent.succeeded');
    expect(late).toMatchObject([{ attempts: 0 }]);
    expect(late[0]!.nextAttemptAt - begun).toBeGreaterThan(5_000);
  });

  it('pays by the pay page and returns as Stripe does', async () => {
    const intent = await intentOf({ applicationId: 'a1' });
    const shown = await (await fetch(`${payPage(intent)}?return_url=http%3A%2F%2Fapp.example%2Fback%3Fx%3D1`)).text();
    expect(shown).toContain('Pay $85.00');
    expect(shown).toContain('Test payments');
    expect(shown).toContain('Booth fee &lt;b&gt;Maple &amp; Co&lt;/b&gt;');

    const back = await submitForm(payPage(intent), {
      card: 'pm_card_visa',
      action: 'pay',
      return_url: 'http://app.example/back?x=1',
    });
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      x: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it('books charge, transfer and application fee to the cent', async () => {
    const before = emulator.control.totals();
    const intent = await intentOf();
    const paid = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://app.example/back',
      expand: ['latest_charge.balance_transaction', 'latest_charge.transfer', 'latest_charge.application_fee'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 8500 });
    expect(paid.latest_charge).toMatchObject({
      amount: 8500,
      paid: true,
      balance_transaction: { amount: 8500, fee: 0, net: 8500 },
      transfer: { amount: 8500, destination: account.id },
      application_fee: { amount: 425, account: account.id },
    });
    const after = emulator.control.totals();
    expect(after.platformBalance - before.platformBalance).toBe(425);
    expect((after.accountBalances[account.id] ?? 0) - (before.accountBalances[account.id] ?? 0)).toBe(8075);
  });

  it('signs every webhook so that the SDK verifies it', async () => {
    await emulator.control.settled();
    const events = receiver.received.map(({ body, signature }) =>
      stripe.webhooks.constructEvent(body, signature, SECRET),
    );
    const types = events.map((event) => event.type);
    expect(types).toEqual(expect.arrayContaining(['account.updated', 'payment_intent.succeeded', 'charge.succeeded']));
    const updated = events.find((event) => event.type === 'account.updated');
    expect(updated).toMatchObject({ account: account.id, data: { object: { charges_enabled: true } } });
    const { body, signature } = receiver.received[0] ?? { body: '', signature: '' };
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow('No signatures found');
  });

  it('answers a declined card with a card error and keeps the intent payable', async () => {
    const intent = await intentOf();
    const refused = stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
      return_url: 'http://app.example/back',
    });
    await expect(refused).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const page = await submitForm(payPage(intent), { card: 'pm_card_chargeDeclined', action: 'pay' });
    expect(page.status).toBe(402);
    expect(await page.text()).toContain('role="alert">Your card was declined.');
    await submitForm(payPage(intent), { card: 'pm_card_visa', action: 'pay' });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('asks for authentication where the card wants it', async () => {
    const intent = await intentOf();
    const asked = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://app.example/back',
    });
    expect(asked.status).toBe('requires_action');
    const url = asked.next_action?.redirect_to_url?.url ?? '';
    expect(await (await fetch(url)).text()).toContain('Complete authentication');
    const refused = await submitForm(url, { action: 'refuse' });
    expect(refused.status).toBe(402);
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe(
      'payment_intent_authentication_failure',
    );
    await submitForm(url, {
      card: 'pm_card_authenticationRequired',
      action: 'pay',
      return_url: 'http://app.example/back',
    });
    const done = await submitForm(url, { action: 'authenticate', return_url: 'http://app.example/back' });
    expect(done.headers.get('location')).toContain('redirect_status=succeeded');
  });

  it('leaves the intent unpaid when the payer cancels, and never redirects to anything but the web', async () => {
    const intent = await intentOf();
    const left = await submitForm(payPage(intent), { action: 'cancel', return_url: 'http://app.example/back' });
    expect(left.headers.get('location')).toContain('redirect_status=failed');
    const script = await submitForm(payPage(intent), { action: 'cancel', return_url: 'javascript:alert(1)' });
    expect(script.headers.get('location')).toBeNull();
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled.status).toBe('canceled');
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('leads back from a page whose payment was canceled while it was open', async () => {
    const intent = await intentOf();
    await stripe.paymentIntents.cancel(intent.id);
    const fields = { card: 'pm_card_visa', action: 'pay', return_url: 'http://app.example/back' };
    const text = await (await submitForm(payPage(intent), fields)).text();
    expect(text).toContain('This payment was canceled');
    expect(text).toContain('href="http://app.example/back"');
  });

  it('partial refunds are taken from all parties and add up to the whole', async () => {
    const before = emulator.control.totals();
    const intent = await intentOf();
    await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://app.example/b',
    });
    const give = { payment_intent: intent.id, reverse_transfer: true, refund_application_fee: true };
    for (const amount of [3333, 3333]) await stripe.refunds.create({ ...give, amount });
    await expect(stripe.refunds.create({ ...give, amount: 1835 })).rejects.toMatchObject({
      param: 'amount',
      statusCode: 400,
    });
    const last = await stripe.refunds.create(give);
    expect(last).toMatchObject({ amount: 1834, status: 'succeeded' });
    await expect(stripe.refunds.create(give)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const after = emulator.control.totals();
    expect(after.platformBalance).toBe(before.platformBalance);
    expect(after.accountBalances).toEqual(before.accountBalances);
    expect(after.refunds - before.refunds).toBe(8500);
    expect(after.applicationFeeRefunds - before.applicationFeeRefunds).toBe(425);
  });

  it('answers for a revoked or deleted account as Stripe does', async () => {
    for (const end of ['revoke', 'delete'] as const) {
      const gone = await onboardedAccount(stripe);
      if (end === 'revoke') emulator.control.revoke(gone.id);
      else await stripe.accounts.del(gone.id);
      await expect(stripe.accounts.retrieve(gone.id)).rejects.toMatchObject({
        type: 'StripePermissionError',
        statusCode: 403,
        code: 'account_invalid',
        message: expect.stringContaining('Application access may have been revoked'),
      });
    }
  });

  it('refuses a destination that cannot receive transfers', async () => {
    const fresh = await stripe.accounts.create({ type: 'express' });
    const pay = (destination: string) =>
      stripe.paymentIntents.create({ amount: 8500, currency: 'usd', transfer_data: { destination } });
    await expect(pay(fresh.id)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(pay('acct_none')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'transfer_data[destination]',
    });
  });

  it('takes no payment for a destination that was revoked or restricted meanwhile', async () => {
    for (const loss of ['revoke', 'restrict'] as const) {
      const { id: destination } = await onboardedAccount(stripe);
      const intent = await stripe.paymentIntents.create({
        amount: 8500,
        currency: 'usd',
        transfer_data: { destination },
      });
      emulator.control[loss](destination);
      const card = { payment_method: 'pm_card_visa', return_url: 'https://stallbook.example' };
      await expect(stripe.paymentIntents.confirm(intent.id, card)).rejects.toMatchObject({ statusCode: 400 });
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_payment_method' });
    }
  });

  it('leads an expired or used onboarding link to its refresh address', async () => {
    const fresh = await stripe.accounts.create({ type: 'express' });
    const link = await stripe.accountLinks.create({
      account: fresh.id,
      type: 'account_onboarding',
      return_url: 'http://app.example/return',
      refresh_url: 'http://app.example/refresh',
    });
    const later = await submitForm(link.url, { action: 'later' });
    expect(later.headers.get('location')).toBe('http://app.example/return');
    expect((await stripe.accounts.retrieve(fresh.id)).details_submitted).toBe(false);
    const again = await fetch(link.url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe('http://app.example/refresh');
  });
});
