import {
  createConnectAccount,
  organizerPayments,
  paymentCompleted,
  updatePaymentStatus,
  vendorPayments,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import {
  acceptedApplication,
  firstPage,
  openPayment,
  organizer,
  paymentOf,
  readyOrganizer,
  titled,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, PAY_PAGES, stripeOf, type Harness } from '../../testing/harness.js';

describe('paying for a booth', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());

  const listed = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);
  /** What the organizer keeps is not for the vendor. */
  const noShares = { platformFeeCents: null, payoutCents: null };
  const ledgerOf = (paymentIntentId: string) =>
    harness.db
      .collection<LedgerEntry>('ledgerEntries')
      .find({ paymentIntentId }, { sort: { kind: 1 } })
      .toArray();

  it('[BI-011] is in US dollars at Stripe, in both payment lists, in the ledger, and in the message', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () => expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed' }));
    const atStripe = harness.emulator.control
      .events()
      .filter(({ data }) => JSON.stringify(data).includes(paymentIntentId));
    expect(new Set(JSON.stringify(atStripe).match(/"currency":"\w+"/g))).toEqual(new Set(['"currency":"usd"']));
    expect(await listed(applicationId, ann)).toMatchObject({ currency: 'usd' });
    expect(await listed(applicationId, owner)).toMatchObject({ currency: 'usd' });
    expect(new Set((await ledgerOf(paymentIntentId)).map(({ currency }) => currency))).toEqual(new Set(['usd']));
    await eventually(() => expect(harness.paymentMessages(applicationId)).toEqual(['payment.completed']));
    const message = harness.messages.find(({ type, key }) => type === paymentCompleted.type && key === applicationId);
    expect(message?.data).toMatchObject({ currency: 'usd' });
  });

  it('[BI-042] [BI-044] [BI-049] completes with the signed webhook, to the cent for both parties', async () => {
    const accepted = await acceptedApplication(harness, owner.id);
    const { applicationId, vendor: ann } = accepted;
    await titled(harness, accepted, 'Riverside Farmers Market');
    const opened = await openPayment(harness, applicationId, ann);
    expect(opened).toMatchObject({ amountCents: 8500, status: 'pending' });
    expect(opened.payUrl).toContain(`${PAY_PAGES}/_pay/${opened.clientSecret}?return_url=`);
    const before = harness.emulator.control.totals();
    harness.emulator.control.pay(opened.paymentIntentId);
    const paid = {
      status: 'completed',
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
      eventTitle: 'Riverside Farmers Market',
    };
    await eventually(async () => expect(await listed(applicationId, owner)).toMatchObject(paid));
    expect(await listed(applicationId, ann)).toMatchObject({ ...paid, ...noShares });
    const after = harness.emulator.control.totals();
    expect(after.platformBalance - before.platformBalance).toBe(425);
    expect((after.accountBalances[owner.accountId] ?? 0) - (before.accountBalances[owner.accountId] ?? 0)).toBe(8075);
    expect((await ledgerOf(opened.paymentIntentId)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['application_fee', 425],
      ['charge', 8500],
      ['transfer', 8500],
    ]);
    await eventually(() => expect(harness.paymentMessages(applicationId)).toEqual(['payment.completed']));
    const message = harness.messages.find(({ type, key }) => type === paymentCompleted.type && key === applicationId);
    expect(message?.data).toMatchObject({ amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 });
  });

  it('[BI-046] says that it is already completed, even before the webhook arrives', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(paymentIntentId);
    await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
    expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed' });
    await harness.emulator.control.release();
    expect(await ledgerOf(paymentIntentId)).toHaveLength(3);
    await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
  });

  it('can be tried again a minute after Stripe failed, though Stripe repeats that failure for a day', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    harness.emulator.control.failIntents(true);
    await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.INTENT_FAILED' });
    harness.emulator.control.failIntents(false);
    await harness.clock.advance(60_000);
    const opened = await openPayment(harness, applicationId, ann);
    expect(await openPayment(harness, applicationId, ann)).toEqual(opened);
    harness.emulator.control.pay(opened.paymentIntentId);
    await eventually(async () => expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed' }));
    const charged = await stripeOf(harness).charges.list({ limit: 100 });
    expect(charged.data.filter(({ metadata }) => metadata['applicationId'] === applicationId)).toHaveLength(1);
  });

  it('opens one intent for concurrent requests', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const opened = await Promise.all([1, 2, 3].map(() => openPayment(harness, applicationId, ann)));
    expect(new Set(opened.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(await openPayment(harness, applicationId, ann)).toEqual(opened[0]);
  });

  it('[BI-010] asks for the fee of the organizer’s current plan if the intent was opened under another one', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const opened = await openPayment(harness, applicationId, ann);
    await stripeOf(harness).paymentIntents.update(opened.paymentIntentId, { application_fee_amount: 255 });
    expect(await openPayment(harness, applicationId, ann)).toEqual(opened);
    harness.emulator.control.pay(opened.paymentIntentId);
    await eventually(async () =>
      expect(await listed(applicationId, owner)).toMatchObject({
        status: 'completed',
        platformFeeCents: 425,
        payoutCents: 8075,
      }),
    );
  });

  it('[BI-010] asks for 3 % while the organizer’s plan is not in the catalog', async () => {
    const olga = await readyOrganizer(harness);
    const subscribed = { $set: { 'benefits.tier': 'unknown' } };
    const subscriptions = harness.db.collection<{ _id: string }>('userSubscriptions');
    await subscriptions.updateOne({ _id: olga.id }, subscribed, { upsert: true });
    const { applicationId, vendor: ann } = await acceptedApplication(harness, olga.id);
    harness.emulator.control.pay((await openPayment(harness, applicationId, ann)).paymentIntentId);
    const paid = { status: 'completed', platformFeeCents: 255, payoutCents: 8245 };
    await eventually(async () => expect(await listed(applicationId, olga)).toMatchObject(paid));
  });

  it('[BI-005] expects and asks for no fee on a plan without one, also for an intent that was opened before', async () => {
    const olga = await readyOrganizer(harness);
    const [first, second] = [await acceptedApplication(harness, olga.id), await acceptedApplication(harness, olga.id)];
    await openPayment(harness, first.applicationId, first.vendor);
    const subscribed = { $set: { 'benefits.tier': 'organizer_pro' } };
    const subscriptions = harness.db.collection<{ _id: string }>('userSubscriptions');
    const shown = ({ applicationId }: typeof first) => listed(applicationId, olga);
    expect(await shown(second)).toMatchObject({ platformFeeCents: 425, payoutCents: 8075 });
    await subscriptions.updateOne({ _id: olga.id }, subscribed, { upsert: true });
    for (const one of [first, second])
      expect(await shown(one)).toMatchObject({ platformFeeCents: 0, payoutCents: 8500 });
    for (const { applicationId, vendor: ann } of [first, second]) {
      const { paymentIntentId } = await openPayment(harness, applicationId, ann);
      harness.emulator.control.pay(paymentIntentId);
      await eventually(async () =>
        expect(await listed(applicationId, olga)).toMatchObject({
          status: 'completed',
          platformFeeCents: 0,
          payoutCents: 8500,
        }),
      );
      expect((await ledgerOf(paymentIntentId)).map(({ kind }) => kind)).toEqual(['charge', 'transfer']);
    }
  });

  it('[BI-047] takes the status from Stripe, not from the caller', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    const claim = { paymentIntentId, status: 'completed' as never };
    await expect(harness.call(updatePaymentStatus, claim, ann)).resolves.toMatchObject({ status: 'pending' });
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(paymentIntentId);
    await expect(harness.call(updatePaymentStatus, claim, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const denial = { paymentIntentId, status: 'failed' as never };
    await expect(harness.call(updatePaymentStatus, denial, owner)).resolves.toMatchObject({ status: 'completed' });
    await harness.emulator.control.release();
  });

  it('shows only the vendor why a card was declined, and accepts another one', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    await eventually(async () =>
      expect(await listed(applicationId, ann)).toMatchObject({
        status: 'failed',
        failureMessage: 'Your card was declined.',
      }),
    );
    expect(await listed(applicationId, owner)).toMatchObject({ status: 'failed', failureMessage: null });
    expect((await openPayment(harness, applicationId, ann)).paymentIntentId).toBe(paymentIntentId);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () =>
      expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed', failureMessage: null }),
    );
    await eventually(() =>
      expect(harness.paymentMessages(applicationId)).toEqual(['payment.failed', 'payment.completed']),
    );
  });

  it('shows both parties whether the organizer can be paid', async () => {
    const olga = organizer();
    const { applicationId, vendor: ann } = await acceptedApplication(harness, olga.id);
    expect(await listed(applicationId, ann)).toMatchObject({ isOrganizerReady: false });
    const { accountId } = await harness.call(createConnectAccount, {}, olga);
    expect(await listed(applicationId, ann)).toMatchObject({ isOrganizerReady: false });
    harness.emulator.control.onboard(accountId!);
    await eventually(async () => expect(await listed(applicationId, ann)).toMatchObject({ isOrganizerReady: true }));
    expect(await listed(applicationId, olga)).toMatchObject({ isOrganizerReady: true });
  });

  it('[AP-004] counts as paid if there is nothing to pay', async () => {
    const free = { boothFeeCents: 0, applicationFeeCents: 0 };
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id, vendor(), free);
    expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed', amountCents: 0 });
    await eventually(() => expect(harness.paymentMessages(applicationId)).toEqual(['payment.completed']));
  });

  it('[BI-048] shows the organizer the totals', async () => {
    const seller = await readyOrganizer(harness);
    const first = await acceptedApplication(harness, seller.id);
    await acceptedApplication(harness, seller.id);
    const { paymentIntentId } = await openPayment(harness, first.applicationId, first.vendor);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () =>
      expect(await harness.call(organizerPayments, firstPage, seller)).toMatchObject({
        total: 2,
        totals: { grossCents: 8500, feeCents: 425, payoutCents: 8075, outstandingCents: 8500 },
      }),
    );
    const open = await harness.call(organizerPayments, { ...firstPage, status: 'pending' as never }, seller);
    expect(open).toMatchObject({ total: 1, totals: { grossCents: 0, outstandingCents: 8500 } });
    await expect(harness.call(vendorPayments, firstPage, vendor())).resolves.toMatchObject({ total: 0, items: [] });
    expect(await listed(first.applicationId, vendor())).toBeUndefined();
  });
});
