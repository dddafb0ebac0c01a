import type Stripe from 'stripe';
import { type Emulator, startEmulator } from './index.js';
import { clientOf } from './testing/client.js';

describe("Stripe's protocol on the emulator", () => {
  let emulator: Emulator;
  let stripe: Stripe;

  beforeAll(async () => {
    emulator = await startEmulator();
    stripe = clientOf(emulator);
  });
  afterAll(() => emulator.stop());

  const call = (path: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(`${emulator.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(body !== undefined && { body }),
    });

  it('wants a test key, as Bearer or Basic', async () => {
    expect((await call('/v1/customers')).status).toBe(401);
    expect((await call('/v1/customers', { authorization: 'Bearer sk_live_0123456789' })).status).toBe(401);
    expect((await call('/v1/customers', { authorization: 'Bearer sk_test_1' })).status).toBe(200);
    const basic = Buffer.from('sk_test_1:').toString('base64');
    expect((await call('/v1/customers', { authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('never prints a whole key', async () => {
    const reply = await call('/v1/customers', { authorization: 'Bearer sk_live_0123456789abcdef' });
    expect(await reply.text()).not.toContain('0123456789');
  });

  it('gives the first answer again for the same idempotency key, and refuses another request with it', async () => {
    const first = await stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'key-1' });
    const again = await stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'key-1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = stripe.customers.create({ email: 'c@d.example' }, { idempotencyKey: 'key-1' });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect((await stripe.customers.list({ email: 'a@b.example' })).data).toHaveLength(1);
  });

  it('parallel requests with the same key run once', async () => {
    const send = () => stripe.products.create({ name: 'Once' }, { idempotencyKey: 'key-2' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await stripe.products.list()).data).toHaveLength(1);
  });

  it('refuses what is missing, malformed or unknown, and names the parameter', async () => {
    await expect(stripe.paymentIntents.create({ amount: 100 } as never)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_missing',
      param: 'currency',
    });
    const create = (params: object) => stripe.paymentIntents.create({ amount: 100, currency: 'usd', ...params });
    await expect(create({ amount: 'ten' })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
    await expect(create({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(create({ application_fee_amount: 101 })).rejects.toMatchObject({ param: 'application_fee_amount' });
    await expect(create({ booth: 'A1' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'booth' });
    await expect(create({ transfer_data: { to: 'x' } })).rejects.toMatchObject({ param: 'transfer_data[destination]' });
    await expect(create({ metadata: { a: 'x'.repeat(501) } })).rejects.toMatchObject({ param: 'metadata[a]' });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
      message: "No such payment_intent: 'pi_none'",
    });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('names every reply with a request id', async () => {
    const reply = await call('/v1/customers/none', { authorization: 'Bearer sk_test_1' });
    expect(reply.headers.get('request-id')).toMatch(/^req_/);
    expect((await call('/v1/unheard-of', { authorization: 'Bearer sk_test_1' })).status).toBe(404);
  });

  it('is not taken in by forged form keys', async () => {
    const body = '__proto__[polluted]=1&metadata[constructor]=x&email=a%40b.example';
    const reply = await call('/v1/customers', { authorization: 'Bearer sk_test_1' }, body);
    expect(reply.status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('pages through lists in both directions', async () => {
    for (let index = 0; index < 7; index += 1)
      await stripe.customers.create({ email: 'page@b.example', name: `${index}` });
    const names: (string | null | undefined)[] = [];
    for await (const customer of stripe.customers.list({ email: 'page@b.example', limit: 3 }))
      names.push(customer.name);
    expect(names).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    const first = await stripe.customers.list({ email: 'page@b.example', limit: 2 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    const second = await stripe.customers.list({
      email: 'page@b.example',
      limit: 2,
      starting_after: first.data[1]?.id ?? '',
    });
    const back = await stripe.customers.list({
      email: 'page@b.example',
      limit: 2,
      ending_before: second.data[0]?.id ?? '',
    });
    expect(back.data.map((row) => row.id)).toEqual(first.data.map((row) => row.id));
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('updates metadata key by key', async () => {
    const customer = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
    const changed = await stripe.customers.update(customer.id, { metadata: { a: '', c: '3' } });
    expect(changed.metadata).toEqual({ b: '2', c: '3' });
    expect((await stripe.customers.update(customer.id, { metadata: '' })).metadata).toEqual({});
  });

  it('keeps what belongs to a connected account apart', async () => {
    const account = await stripe.accounts.create({ type: 'express' });
    const there = { stripeAccount: account.id };
    const customer = await stripe.customers.create({ email: 'in@account.example' }, there);
    expect((await stripe.customers.retrieve(customer.id, {}, there)).id).toBe(customer.id);
    await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.customers.list({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
      code: 'account_invalid',
      statusCode: 403,
    });
  });
});
