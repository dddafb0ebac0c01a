import {
  applicationRejected,
  applicationSubmitted,
  marketEventDeleted,
  organizerPayments,
  paymentCompleted,
  paymentsByApplicationIds,
  updatePaymentStatus,
  vendorPayments,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import {
  acceptedApplication,
  firstPage,
  openPayment,
  organizer,
  readyOrganizer,
  titled,
  vendor,
} from '../../testing/scene.js';
import { openHarness, PAY_PAGES, type Harness } from '../../testing/harness.js';

describe('paying for a booth', () => {
  let stage: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    stage = await openHarness();
    owner = await readyOrganizer(stage);
  });
  afterAll(() => stage?.close());

  const listed = async (applicationId: string, who: Parameters<Harness['call']>[2]) => {
    const [payment] = await stage.call(paymentsByApplicationIds, { applicationIds: [applicationId] }, who);
    return payment;
  };
  const ledgerOf = (paymentIntentId: string) =>
    stage.db
      .collection<LedgerEntry>('ledgerEntries')
      .find({ paymentIntentId }, { sort: { kind: 1 } })
      .toArray();

  it('[BI-042] [BI-044] [BI-049] completes by the signed webhook, to the cent for both parties', async () => {
    const accepted = await acceptedApplication(stage, owner.id);
    const { applicationId, vendor: ann } = accepted;
    await titled(stage, accepted, 'Riverside Farmers Market');
    const opened = await openPayment(stage, applicationId, ann);
    expect(opened).toMatchObject({ amountCents: 8500, status: 'pending' });
    expect(opened.payUrl).toContain(`${PAY_PAGES}/_pay/${opened.clientSecret}?return_url=`);
    const before = stage.emulator.control.totals();
    stage.emulator.control.pay(opened.paymentIntentId);
    const paid = {
      status: 'completed',
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
      eventTitle: 'Riverside Farmers Market',
    };
    await eventually(async () => expect(await listed(applicationId, ann)).toMatchObject(paid));
    expect(await listed(applicationId, owner)).toMatchObject(paid);
    const after = stage.emulator.control.totals();
    expect(after.platformBalance - before.platformBalance).toBe(425);
    expect((after.accountBalances[owner.accountId] ?? 0) - (before.accountBalances[owner.accountId] ?? 0)).toBe(8075);
    expect((await ledgerOf(opened.paymentIntentId)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['application_fee', 425],
      ['charge', 8500],
      ['transfer', 8500],
    ]);
    await eventually(() => expect(stage.heardOf(applicationId)).toEqual(['payment.completed']));
    const message = stage.messages.find(({ type, key }) => type === paymentCompleted.type && key === applicationId);
    expect(message?.data).toMatchObject({ amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 });
  });

  it('[BI-046] answers that it is completed already, also before the webhook came', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    const { paymentIntentId } = await openPayment(stage, applicationId, ann);
    stage.emulator.control.configure({ held: true });
    stage.emulator.control.pay(paymentIntentId);
    await expect(openPayment(stage, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
    expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed' });
    await stage.emulator.control.release();
    expect(await ledgerOf(paymentIntentId)).toHaveLength(3);
    await expect(openPayment(stage, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
  });

  it('opens one intent, however often it is asked at once', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    const opened = await Promise.all([1, 2, 3].map(() => openPayment(stage, applicationId, ann)));
    expect(new Set(opened.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(await openPayment(stage, applicationId, ann)).toEqual(opened[0]);
  });

  it('[BI-047] believes Stripe and no caller', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    const { paymentIntentId } = await openPayment(stage, applicationId, ann);
    const claim = { paymentIntentId, status: 'completed' as never };
    await expect(stage.call(updatePaymentStatus, claim, ann)).resolves.toMatchObject({ status: 'pending' });
    stage.emulator.control.configure({ held: true });
    stage.emulator.control.pay(paymentIntentId);
    await expect(stage.call(updatePaymentStatus, claim, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const denial = { paymentIntentId, status: 'failed' as never };
    await expect(stage.call(updatePaymentStatus, denial, owner)).resolves.toMatchObject({ status: 'completed' });
    await stage.emulator.control.release();
  });

  it('tells why a card was declined, and takes another one', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    const { paymentIntentId } = await openPayment(stage, applicationId, ann);
    stage.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    await eventually(async () =>
      expect(await listed(applicationId, ann)).toMatchObject({
        status: 'failed',
        failureMessage: 'Your card was declined.',
      }),
    );
    expect((await openPayment(stage, applicationId, ann)).paymentIntentId).toBe(paymentIntentId);
    stage.emulator.control.pay(paymentIntentId);
    await eventually(async () =>
      expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed', failureMessage: null }),
    );
    await eventually(() => expect(stage.heardOf(applicationId)).toEqual(['payment.failed', 'payment.completed']));
  });

  it('[BI-045] is for the vendor of an accepted application alone', async () => {
    const ann = vendor();
    const { applicationId } = await acceptedApplication(stage, owner.id, ann);
    await expect(openPayment(stage, applicationId, vendor())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    const facts = {
      marketEventId: newId(),
      vendorId: ann.id,
      organizerId: owner.id,
      boothFeeCents: 7500,
      applicationFeeCents: 0,
    };
    const [waiting, refused] = [newId(), newId()];
    await stage.publish(applicationSubmitted, { ...facts, applicationId: waiting });
    await stage.publish(applicationRejected, { ...facts, applicationId: refused });
    const notAccepted = { code: 'PAYMENT.NOT_ACCEPTED' };
    await expect(openPayment(stage, waiting, ann)).rejects.toMatchObject({ code: 'NOT_READY' });
    await expect(openPayment(stage, refused, ann)).rejects.toMatchObject(notAccepted);
    await expect(openPayment(stage, newId(), ann)).rejects.toMatchObject({ code: 'NOT_READY' });
  });

  it('[BI-043] needs an application id', async () => {
    const refusal = await openPayment(stage, '', vendor()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'applicationId', message: 'applicationId is required' }],
    });
  });

  it('says so when the event was deleted', async () => {
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(stage, owner.id);
    await stage.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
    await eventually(async () =>
      expect(openPayment(stage, applicationId, ann)).rejects.toMatchObject({
        code: 'PAYMENT.EVENT_DELETED',
        message: 'The event was deleted, so its booth cannot be paid for any more.',
      }),
    );
  });

  it('waits until the organizer can be paid', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, organizer().id);
    await expect(openPayment(stage, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ORGANIZER_NOT_READY' });
  });

  it('[AP-004] counts as paid where there is nothing to pay', async () => {
    const free = { boothFeeCents: 0, applicationFeeCents: 0 };
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id, vendor(), free);
    expect(await listed(applicationId, ann)).toMatchObject({ status: 'completed', amountCents: 0 });
    await eventually(() => expect(stage.heardOf(applicationId)).toEqual(['payment.completed']));
  });

  it('[BI-048] sums up for the organizer', async () => {
    const seller = await readyOrganizer(stage);
    const first = await acceptedApplication(stage, seller.id);
    await acceptedApplication(stage, seller.id);
    const { paymentIntentId } = await openPayment(stage, first.applicationId, first.vendor);
    stage.emulator.control.pay(paymentIntentId);
    await eventually(async () =>
      expect(await stage.call(organizerPayments, firstPage, seller)).toMatchObject({
        total: 2,
        totals: { grossCents: 8500, feeCents: 425, payoutCents: 8075, outstandingCents: 8500 },
      }),
    );
    const open = await stage.call(organizerPayments, { ...firstPage, status: 'pending' as never }, seller);
    expect(open).toMatchObject({ total: 1, totals: { grossCents: 0, outstandingCents: 8500 } });
    await expect(stage.call(vendorPayments, firstPage, vendor())).resolves.toMatchObject({ total: 0, items: [] });
    expect(await listed(first.applicationId, vendor())).toBeUndefined();
  });
});
