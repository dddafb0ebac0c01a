import { randomUUID } from 'node:crypto';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import type { Person } from './testing/person.js';
import { openHarness, WEBHOOK_SECRET, type Harness } from './testing/harness.js';
import { accept, apply, openMarket } from './testing/fixtures.js';
import { planPricesExist } from './testing/plan-prices.js';

const { webhooks } = new Stripe('sk_test_of_these_tests');
const PAYMENTS = '{ page: vendorPayments(input: {}) { items { applicationId status amountCents } } }';
interface Payments {
  page: { items: { applicationId: string; status: string; amountCents: number }[] };
}

describe('webhooks at the door', () => {
  let harness: Harness;
  let olga: Person;
  let vera: Person;
  let applicationId: string;
  let events: string[];

  beforeAll(async () => {
    harness = await openHarness();
    await planPricesExist(harness);
    olga = await harness.join('olga', 'organizer');
    vera = await harness.join('vera', 'vendor');
    const connect = 'mutation { it: createConnectAccount(input: {}) { accountId } }';
    const { it: account } = await olga.do<{ it: { accountId: string } }>(connect);
    harness.emulator.control.onboard(account.accountId);
    ({ applicationId, events } = await paidAtStripe());
  });

  /** A payment whose webhooks are held. */
  async function paidAtStripe() {
    const id = await apply(vera, await openMarket(harness, olga));
    await accept(olga, id);
    const open = 'mutation($id: ID!) { it: createPaymentIntent(input: { applicationId: $id }) { paymentIntentId } }';
    const intent = await eventually(() => vera.do<{ it: { paymentIntentId: string } }>(open, { id }));
    await harness.emulator.control.settled();
    // One that is stored, but not processed yet, would read the payment at Stripe after it was made.
    const waiting = () => harness.db('billing').collection('stripeEvents').countDocuments({ status: 'waiting' });
    await eventually(async () => expect(await waiting()).toBe(0));
    const known = new Set(harness.emulator.control.events().map((one) => one.id));
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(intent.it.paymentIntentId);
    const made = harness.emulator.control.events().filter((one) => !known.has(one.id));
    return { applicationId: id, intentId: intent.it.paymentIntentId, events: made.map((one) => one.id) };
  }
  afterAll(() => harness.close());

  const status = async (id = applicationId) =>
    (await vera.ask<Payments>(PAYMENTS)).data.page.items.find((one) => one.applicationId === id)?.status;
  const send = async (options: object) => {
    const answers = [];
    for (const id of events) answers.push(...(await harness.emulator.control.redeliver(id, options)));
    return new Set(answers.map((answer) => answer.status));
  };

  it('a webhook with a missing, wrong, or 301 s old signature is refused and changes nothing', async () => {
    expect(events.length).toBeGreaterThan(0);
    const before = await harness.holdings();
    for (const forgery of [{ unsigned: true }, { secret: 'whsec_of_somebody_else' }, { ageSeconds: 301 }]) {
      const statuses = await send(forgery);
      expect([...statuses].every((one) => one !== null && one >= 400 && one < 500)).toBe(true);
    }
    const reply = await harness
      .visitor()
      .post(
        '/webhooks/stripe',
        { id: 'evt_made_up', type: 'payment_intent.succeeded' },
        { 'stripe-signature': `t=1,v1=${randomUUID()}` },
      );
    expect(await reply.json()).toMatchObject({ error: { code: 'PAYMENT.WEBHOOK_UNVERIFIED' } });
    expect(await harness.holdings()).toEqual(before);
    expect(await status()).not.toBe('completed');
  });

  it('a webhook counts once, in any order', async () => {
    events.reverse();
    expect([...(await send({ times: 2 }))]).toEqual([200]);
    await eventually(async () => expect(await status()).toBe('completed'));
    const after = await harness.holdings();
    expect([...(await send({ ageSeconds: 290 }))]).toEqual([200]);
    await harness.emulator.control.release();
    await harness.emulator.control.settled();
    const later = await harness.holdings();
    for (const kept of ['billing.commits', 'billing.ledgerEntries', 'billing.payments', 'billing.stripeEvents']) {
      expect([kept, later[kept]]).toEqual([kept, after[kept]]);
    }
  });

  it('1,000 webhooks that arrive together are all stored, and the payment that 300 of them are about counts once', async () => {
    const paid = await paidAtStripe();
    const about = harness.emulator.control.events().filter(({ id }) => paid.events.includes(id));
    const others = Array.from({ length: 700 }, () => ({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'product.updated',
      data: { object: {} },
    }));
    const all = Array.from({ length: 1_000 }, (_, at) => others[at] ?? about[at % about.length]);
    const answers = await Promise.all(
      all.map((event) => {
        const signed = { payload: JSON.stringify(event), secret: WEBHOOK_SECRET };
        const signature = webhooks.generateTestHeaderString(signed);
        const headers = { 'stripe-signature': signature };
        // A busy gateway may cut a connection that it has not read in time. Stripe sends the webhook again.
        return eventually(() => harness.visitor().post('/webhooks/stripe', signed.payload, headers));
      }),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const stored = harness.db('billing').collection<{ _id: string }>('stripeEvents');
    expect(await stored.countDocuments({ type: 'product.updated' })).toBe(700);
    expect(await stored.countDocuments({ _id: { $in: paid.events } })).toBe(paid.events.length);
    await eventually(async () => expect(await status(paid.applicationId)).toBe('completed'));
    await harness.quiet();
    const entries = harness.db('billing').collection('ledgerEntries').find({ paymentIntentId: paid.intentId });
    expect((await entries.toArray()).map(({ kind }) => String(kind)).sort()).toEqual([
      'application_fee',
      'charge',
      'transfer',
    ]);
  });
});
