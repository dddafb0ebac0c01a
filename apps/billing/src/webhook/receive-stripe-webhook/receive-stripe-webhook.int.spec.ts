import { planByName, receiveStripeWebhook, Tier } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type Stripe from 'stripe';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import { paymentIdOf } from '../../payment/domain/payment.state.js';
import { acceptedApplication, openPayment, paymentOf, readyOrganizer } from '../../testing/fixtures.js';
import { CONNECT_WEBHOOK_SECRET, openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import { plansHavePrices } from '../../testing/plans.js';
import { StripeEvents } from '../stripe-events.js';

describe('a Stripe webhook', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  let stripe: Stripe;

  beforeAll(async () => {
    harness = await openHarness();
    // Their creation would count as an effect of a webhook.
    await plansHavePrices(harness, Tier.vendor_pro, Tier.organizer_pro, Tier.pro);
    owner = await readyOrganizer(harness);
    stripe = stripeOf(harness);
  });
  afterAll(() => harness?.close());

  const statusOf = async (applicationId: string) => (await paymentOf(harness, applicationId, owner))?.status;
  /** An event that lost a race is processed again later. */
  const isCompleted = (applicationId: string) =>
    eventually(async () => expect(await statusOf(applicationId)).toBe('completed'));
  const eventsOf = (intentId: string) =>
    harness.emulator.control.events().filter(({ data }) => JSON.stringify(data).includes(intentId));
  const commitsOf = (applicationId: string) =>
    harness.db.collection<{ streamId: string }>('commits').countDocuments({
      streamId: `payment-${paymentIdOf(applicationId)}`,
    });
  const ledger = () => harness.db.collection<LedgerEntry>('ledgerEntries');

  async function heldPayment() {
    const accepted = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, accepted.applicationId, accepted.vendor);
    await harness.emulator.control.settled();
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    harness.emulator.control.pay(paymentIntentId);
    return { ...accepted, paymentIntentId };
  }

  it.each([
    ['unsigned', { unsigned: true }],
    ['signed with another secret', { secret: 'whsec_of_another_endpoint' }],
    ['301 s old', { ageSeconds: 301 }],
  ])('[BI-036] changes nothing when it is %s', async (_, forgery) => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const before = await harness.db.collection('stripeEvents').countDocuments();
    for (const { id } of eventsOf(paymentIntentId)) {
      expect(await harness.emulator.control.redeliver(id, forgery)).toMatchObject([{ status: 400 }]);
    }
    expect(await statusOf(applicationId)).toBe('pending');
    expect(await harness.db.collection('stripeEvents').countDocuments()).toBe(before);
    await harness.emulator.control.release();
    await isCompleted(applicationId);
  });

  it('[BI-036] counts with the secret of either endpoint', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    for (const { id } of eventsOf(paymentIntentId)) {
      const signed = harness.emulator.control.redeliver(id, { secret: CONNECT_WEBHOOK_SECRET });
      expect(await signed).toMatchObject([{ status: 200 }]);
    }
    await isCompleted(applicationId);
    await harness.emulator.control.release();
  });

  it('dates ledger entries like the event that they follow from', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await harness.emulator.control.release();
    await isCompleted(applicationId);
    const streamId = `payment-${paymentIdOf(applicationId)}`;
    const commit = await harness.db
      .collection<{ meta: { occurredAt: Date } }>('commits')
      .findOne({ streamId, 'events.type': 'payment.completed' });
    const entries = await ledger().find({ paymentIntentId }).toArray();
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ at }) => at))).toEqual(new Set([commit?.meta.occurredAt.toISOString()]));
  });

  it('of the other mode changes nothing, because a live endpoint also gets test events', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const paid = eventsOf(paymentIntentId).find(({ type }) => type === 'payment_intent.succeeded')!;
    const payload = JSON.stringify({ ...paid, id: 'evt_live', livemode: true });
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: CONNECT_WEBHOOK_SECRET });
    await harness.call(receiveStripeWebhook, { payload, signature });
    const stored = harness.db.collection<{ _id: string }>('stripeEvents').findOne({ _id: 'evt_live' });
    expect(await stored).toMatchObject({ status: 'ignored' });
    expect(await statusOf(applicationId)).toBe('pending');
    await harness.emulator.control.release();
  });

  it('refuses a body that is not an event', async () => {
    const junk = { payload: 'not json', signature: 't=1,v1=00' };
    await expect(harness.call(receiveStripeWebhook, junk)).rejects.toMatchObject({
      code: 'PAYMENT.WEBHOOK_UNVERIFIED',
    });
  });

  it('leaves the same state in any order', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const order = eventsOf(paymentIntentId)
      .map(({ id }) => id)
      .reverse();
    const held = new Set(
      harness.emulator.control
        .deliveries()
        .filter(({ status }) => status === 'held')
        .map(({ eventId }) => eventId),
    );
    await harness.emulator.control.release(order.filter((id) => held.has(id)));
    await isCompleted(applicationId);
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
    await eventually(() => expect(harness.paymentMessages(applicationId)).toEqual(['payment.completed']));
  });

  it('[BI-036] changes nothing when repeated', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await harness.emulator.control.release();
    await eventually(() => expect(harness.paymentMessages(applicationId)).toEqual(['payment.completed']));
    const before = await commitsOf(applicationId);
    for (const { id } of eventsOf(paymentIntentId)) {
      expect(await harness.emulator.control.redeliver(id, { times: 2 })).toMatchObject([
        { status: 200 },
        { status: 200 },
      ]);
    }
    expect(await commitsOf(applicationId)).toBe(before);
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
    await isCompleted(applicationId);
  });

  it('records each entry once when many arrive together', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await Promise.all(eventsOf(paymentIntentId).map(({ id }) => harness.emulator.control.redeliver(id)));
    await harness.emulator.control.release();
    await isCompleted(applicationId);
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
  });

  it('is stored once, and new once, when many arrive together', async () => {
    const events = harness.app.get(StripeEvents);
    const ids = Array.from({ length: 150 }, () => `evt_${newId()}`);
    const arrivals = [...ids, ...ids].map((id) => events.store({ id, type: 'product.updated', subject: null }));
    const fresh = (await Promise.all(arrivals)).filter(({ duplicate }) => !duplicate);
    expect(fresh.map(({ stored }) => stored._id).sort()).toEqual([...ids].sort());
    const stored = harness.db.collection<{ _id: string }>('stripeEvents');
    expect(await stored.countDocuments({ _id: { $in: ids }, status: 'ignored' })).toBe(ids.length);
  });

  it('waits for our own commit when an event is faster', async () => {
    const { applicationId } = await acceptedApplication(harness, owner.id);
    // Created at Stripe, but not stored here yet.
    const intent = await stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      application_fee_amount: 425,
      transfer_data: { destination: owner.accountId },
      metadata: { paymentId: paymentIdOf(applicationId), applicationId },
    });
    harness.emulator.control.pay(intent.id);
    await isCompleted(applicationId);
    expect(await ledger().countDocuments({ paymentIntentId: intent.id })).toBe(3);
  });

  it('keeps an event about a payment that is not requested here yet, until it is', async () => {
    const later = await acceptedApplication(harness, owner.id);
    const paymentId = paymentIdOf(later.applicationId);
    // Removed for a moment, as if the acceptance had not arrived.
    const own = { streamId: `payment-${paymentId}` };
    const kept = await harness.db.collection('commits').findOneAndDelete(own);
    const intent = await stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      application_fee_amount: 425,
      transfer_data: { destination: owner.accountId },
      metadata: { paymentId },
    });
    harness.emulator.control.pay(intent.id);
    await harness.emulator.control.settled();
    expect(await harness.db.collection('stripeEvents').countDocuments({ status: 'waiting' })).toBeGreaterThan(0);
    await harness.db.collection('commits').insertOne(kept!);
    await harness.clock.advance(60_000);
    await eventually(async () => expect(await statusOf(later.applicationId)).toBe('completed'));
  });

  it('abandons an event after its last retry, and processes it when it is delivered again', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const paid = eventsOf(paymentIntentId).find(({ type }) => type === 'payment_intent.succeeded')!;
    const events = harness.app.get(StripeEvents);
    // The retries in the background would take it.
    const due = jest.spyOn(events, 'due').mockResolvedValue([]);
    const subject = { kind: 'payment', paymentIntentId } as const;
    const { stored } = await events.store({ id: paid.id, type: paid.type, subject });
    await events.postpone({ ...stored, attempts: 83 });
    const kept = () => harness.db.collection<{ _id: string }>('stripeEvents').findOne({ _id: paid.id });
    expect(await kept()).toMatchObject({ status: 'abandoned' });
    due.mockRestore();
    await harness.emulator.control.redeliver(paid.id);
    expect(await kept()).toMatchObject({ status: 'processed' });
    await isCompleted(applicationId);
    await harness.emulator.control.release();
  });

  const statusesOf = (objectId: string) =>
    harness.db
      .collection<{ _id: string }>('stripeEvents')
      .distinct('status', { _id: { $in: eventsOf(objectId).map(({ id }) => id) } });

  it('ignores an intent that is not ours', async () => {
    const foreign = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
    await harness.emulator.control.settled();
    expect(await statusesOf(foreign.id)).toEqual(['ignored']);
  });

  it('[AP-004] follows partial and full refunds, and the sums of the ledger equal those of Stripe', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await harness.emulator.control.release();
    const give = { payment_intent: paymentIntentId, reverse_transfer: true, refund_application_fee: true };
    await stripe.refunds.create({ ...give, amount: 3333 });
    await harness.emulator.control.settled();
    await isCompleted(applicationId);
    await stripe.refunds.create(give);
    await eventually(async () => expect(await statusOf(applicationId)).toBe('refunded'));
    await harness.emulator.control.settled();
    const sums = await ledger()
      .aggregate<{ _id: string; cents: number }>([{ $group: { _id: '$kind', cents: { $sum: '$amountCents' } } }])
      .toArray();
    const sum = (kind: string) => sums.find(({ _id }) => _id === kind)?.cents ?? 0;
    const totals = harness.emulator.control.totals();
    expect({
      charges: sum('charge'),
      refunds: sum('refund'),
      transfers: sum('transfer'),
      transferReversals: sum('transfer_reversal'),
      applicationFees: sum('application_fee'),
      applicationFeeRefunds: sum('application_fee_refund'),
    }).toEqual({
      charges: totals.charges,
      refunds: totals.refunds,
      transfers: totals.transfers,
      transferReversals: totals.transferReversals,
      applicationFees: totals.applicationFees,
      applicationFeeRefunds: totals.applicationFeeRefunds,
    });
    await eventually(() =>
      expect(harness.paymentMessages(applicationId)).toEqual([
        'payment.completed',
        'payment.refund-made',
        'payment.refunded',
        'payment.refund-made',
      ]),
    );
  });

  it('ignores an account that is not ours, and its payouts', async () => {
    const foreign = await stripe.accounts.create({ type: 'express' });
    harness.emulator.control.onboard(foreign.id);
    const transfer_data = { destination: foreign.id };
    const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'usd', transfer_data });
    harness.emulator.control.pay(intent.id);
    const payoutId = harness.emulator.control.payout(foreign.id);
    await harness.emulator.control.settled();
    expect(await statusesOf(foreign.id)).toEqual(['ignored']);
    expect(await statusesOf(payoutId)).toEqual(['ignored']);
  });

  it('keeps an event about an account that is not stored here yet', async () => {
    const early = await stripe.accounts.create({ type: 'express', metadata: { organizerId: newId() } });
    harness.emulator.control.onboard(early.id);
    await harness.emulator.control.settled();
    expect(await statusesOf(early.id)).toEqual(['waiting']);
  });

  it('keeps an event about a customer that is not stored here yet', async () => {
    const { id: customer } = await stripe.customers.create({ metadata: { personId: newId() } });
    const { stripePriceId } = await harness.call(planByName, { name: Tier.pro });
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: stripePriceId ?? '', quantity: 1 }],
      success_url: 'https://stallbook.example/billing',
    });
    await stripe.checkout.sessions.expire(id);
    await harness.emulator.control.settled();
    expect(await statusesOf(id)).toEqual(['waiting']);
  });
});
