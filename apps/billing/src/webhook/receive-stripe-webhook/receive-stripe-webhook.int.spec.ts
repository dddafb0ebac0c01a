import { paymentsByApplicationIds, receiveStripeWebhook } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import { paymentIdOf } from '../../payment/domain/payment.js';
import { acceptedApplication, openPayment, readyOrganizer } from '../../testing/scene.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { StripeEvents } from '../stripe-events.js';

describe('webhooks of Stripe', () => {
  let stage: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  let stripe: Stripe;

  beforeAll(async () => {
    stage = await openHarness();
    owner = await readyOrganizer(stage);
    const { host, port } = stage.emulator;
    stripe = new Stripe('sk_test_emulator', { host, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => stage?.close());

  const statusOf = async (applicationId: string) =>
    (await stage.call(paymentsByApplicationIds, { applicationIds: [applicationId] }, owner))[0]?.status;
  const eventsOf = (intentId: string) =>
    stage.emulator.control.events().filter(({ data }) => JSON.stringify(data).includes(intentId));
  const commits = () => stage.db.collection('commits').countDocuments();
  const ledger = () => stage.db.collection<LedgerEntry>('ledgerEntries');

  async function heldPayment() {
    const accepted = await acceptedApplication(stage, owner.id);
    const { paymentIntentId } = await openPayment(stage, accepted.applicationId, accepted.vendor);
    await stage.emulator.control.settled();
    stage.emulator.control.configure({ held: true });
    stage.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    stage.emulator.control.pay(paymentIntentId);
    return { ...accepted, paymentIntentId };
  }

  it.each([
    ['unsigned', { unsigned: true }],
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['301 s old', { ageSeconds: 301 }],
  ])('[BI-036] changes nothing when it is %s', async (_, forgery) => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const before = await stage.db.collection('stripeEvents').countDocuments();
    for (const { id } of eventsOf(paymentIntentId)) {
      expect(await stage.emulator.control.redeliver(id, forgery)).toMatchObject([{ status: 400 }]);
    }
    expect(await statusOf(applicationId)).toBe('pending');
    expect(await stage.db.collection('stripeEvents').countDocuments()).toBe(before);
    await stage.emulator.control.release();
    expect(await statusOf(applicationId)).toBe('completed');
  });

  it('refuses what is no event at all', async () => {
    const junk = { payload: 'not json', signature: 't=1,v1=00' };
    await expect(stage.call(receiveStripeWebhook, junk)).rejects.toMatchObject({ code: 'PAYMENT.WEBHOOK_UNVERIFIED' });
  });

  it('[BI-036] leaves the same state in any order', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const order = eventsOf(paymentIntentId)
      .map(({ id }) => id)
      .reverse();
    const held = new Set(
      stage.emulator.control
        .deliveries()
        .filter(({ status }) => status === 'held')
        .map(({ eventId }) => eventId),
    );
    await stage.emulator.control.release(order.filter((id) => held.has(id)));
    expect(await statusOf(applicationId)).toBe('completed');
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
    await eventually(() => expect(stage.heardOf(applicationId)).toEqual(['payment.completed']));
  });

  it('[BI-036] changes nothing when repeated', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await stage.emulator.control.release();
    const before = await commits();
    for (const { id } of eventsOf(paymentIntentId)) {
      expect(await stage.emulator.control.redeliver(id, { times: 2 })).toMatchObject([
        { status: 200 },
        { status: 200 },
      ]);
    }
    expect(await commits()).toBe(before);
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
    expect(await statusOf(applicationId)).toBe('completed');
  });

  it('takes many at once without a doubled entry', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await Promise.all(eventsOf(paymentIntentId).map(({ id }) => stage.emulator.control.redeliver(id)));
    await stage.emulator.control.release();
    await eventually(async () => expect(await statusOf(applicationId)).toBe('completed'));
    expect(await ledger().countDocuments({ paymentIntentId })).toBe(3);
  });

  it('keeps an event that is faster than our own commit', async () => {
    const { applicationId } = await acceptedApplication(stage, owner.id);
    // Made at Stripe, while the process that asked for it has not stored it yet.
    const intent = await stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      application_fee_amount: 425,
      transfer_data: { destination: owner.accountId },
      metadata: { paymentId: paymentIdOf(applicationId), applicationId },
    });
    stage.emulator.control.pay(intent.id);
    await eventually(async () => expect(await statusOf(applicationId)).toBe('completed'));
    expect(await ledger().countDocuments({ paymentIntentId: intent.id })).toBe(3);
  });

  it('keeps an event about a payment that is not due here yet, until it is', async () => {
    const later = await acceptedApplication(stage, owner.id);
    const paymentId = paymentIdOf(later.applicationId);
    // Taken away for a moment, as if the acceptance were still on its way.
    const own = { streamId: `payment-${paymentId}` };
    const kept = await stage.db.collection('commits').findOneAndDelete(own);
    const intent = await stripe.paymentIntents.create({
      amount: 8500,
      currency: 'usd',
      application_fee_amount: 425,
      transfer_data: { destination: owner.accountId },
      metadata: { paymentId },
    });
    stage.emulator.control.pay(intent.id);
    await stage.emulator.control.settled();
    expect(await stage.db.collection('stripeEvents').countDocuments({ status: 'waiting' })).toBeGreaterThan(0);
    await stage.db.collection('commits').insertOne(kept!);
    await stage.clock.advance(60_000);
    await eventually(async () => expect(await statusOf(later.applicationId)).toBe('completed'), 15_000);
  });

  it('abandons an event after its last try, which is not to ignore it, and takes it up when it is delivered again', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    const paid = eventsOf(paymentIntentId).find(({ type }) => type === 'payment_intent.succeeded')!;
    const events = stage.app.get(StripeEvents);
    const subject = { kind: 'payment', paymentIntentId } as const;
    const { stored } = await events.keep({ id: paid.id, type: paid.type, subject });
    await events.postpone({ ...stored, attempts: 83 });
    const kept = () => stage.db.collection<{ _id: string }>('stripeEvents').findOne({ _id: paid.id });
    expect(await kept()).toMatchObject({ status: 'abandoned' });
    await stage.emulator.control.redeliver(paid.id);
    expect(await kept()).toMatchObject({ status: 'processed' });
    await eventually(async () => expect(await statusOf(applicationId)).toBe('completed'));
    await stage.emulator.control.release();
  });

  it('ignores intents that are not ours', async () => {
    const foreign = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
    await stage.emulator.control.settled();
    const [event] = eventsOf(foreign.id);
    const stored = await stage.db
      .collection<{ _id: string; status: string }>('stripeEvents')
      .findOne({ _id: event!.id });
    expect(stored).toMatchObject({ status: 'ignored' });
  });

  it('[AP-004] follows refunds, partial and full, and the sums stay those of Stripe', async () => {
    const { applicationId, paymentIntentId } = await heldPayment();
    await stage.emulator.control.release();
    const give = { payment_intent: paymentIntentId, reverse_transfer: true, refund_application_fee: true };
    await stripe.refunds.create({ ...give, amount: 3333 });
    await stage.emulator.control.settled();
    expect(await statusOf(applicationId)).toBe('completed');
    await stripe.refunds.create(give);
    await eventually(async () => expect(await statusOf(applicationId)).toBe('refunded'));
    await stage.emulator.control.settled();
    const sums = await ledger()
      .aggregate<{ _id: string; cents: number }>([{ $group: { _id: '$kind', cents: { $sum: '$amountCents' } } }])
      .toArray();
    const sum = (kind: string) => sums.find(({ _id }) => _id === kind)?.cents ?? 0;
    const totals = stage.emulator.control.totals();
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
      expect(stage.heardOf(applicationId)).toEqual([
        'payment.completed',
        'payment.refund-made',
        'payment.refunded',
        'payment.refund-made',
      ]),
    );
  });
});
