import {
  applicationAccepted,
  organizerPayments,
  paymentById,
  PaymentStatus,
  updatePaymentStatus,
  vendorPayments,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Document } from 'mongodb';
import {
  acceptedApplication,
  firstPage,
  openPayment,
  paidBooth,
  paymentOf,
  readyOrganizer,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import type { PaymentDocument } from '../payment.projection.js';
import { DUE_STATUSES } from '../domain/payment.state.js';
import { orderOf } from './payment-list.js';

describe('the payments of a vendor or an organizer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  it('[BI-048] [BI-049] come by the day they were paid, or else became due, the newest first', async () => {
    const owner = await readyOrganizer(harness);
    const ann = vendor();
    const { applicationId: first } = await acceptedApplication(harness, owner.id, ann);
    const { applicationId: second } = await acceptedApplication(harness, owner.id, ann);
    const listed = async () => {
      const pages = [
        await harness.call(vendorPayments, firstPage, ann),
        await harness.call(organizerPayments, firstPage, owner),
      ];
      return pages.map(({ items }) => items.map(({ applicationId }) => applicationId));
    };
    expect(await listed()).toEqual([
      [second, first],
      [second, first],
    ]);
    const { paymentIntentId } = await openPayment(harness, first, ann);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () =>
      expect(await listed()).toEqual([
        [first, second],
        [first, second],
      ]),
    );
  });

  it('can be narrowed to one payment, but not to one of another organizer', async () => {
    const [owner, other] = [await readyOrganizer(harness), await readyOrganizer(harness)];
    await acceptedApplication(harness, owner.id, vendor());
    const { applicationId } = await acceptedApplication(harness, owner.id, vendor());
    const { items } = await harness.call(organizerPayments, firstPage, owner);
    const paymentId = items.find((one) => one.applicationId === applicationId)!.id;
    const asked = { ...firstPage, paymentId };
    const own = await harness.call(organizerPayments, asked, owner);
    expect([own.total, own.items.map(({ id }) => id)]).toEqual([1, [paymentId]]);
    expect((await harness.call(organizerPayments, asked, other)).total).toBe(0);
  });

  it('can leave out booths that cost nothing, which count as paid', async () => {
    const owner = await readyOrganizer(harness);
    const { marketEventId, paymentId } = await paidBooth(harness, owner);
    const free = { marketEventId, boothFeeCents: 0, applicationFeeCents: 0 };
    await acceptedApplication(harness, owner.id, vendor(), free);
    const asked = { ...firstPage, eventId: marketEventId, status: PaymentStatus.completed };
    expect((await harness.call(organizerPayments, asked, owner)).total).toBe(2);
    const charged = await harness.call(organizerPayments, { ...asked, charged: true }, owner);
    expect([charged.total, charged.items.map(({ id }) => id)]).toEqual([1, [paymentId]]);
  });

  it('[BI-049] are what the vendor has yet to pay, with its sum, or the others', async () => {
    const owner = await readyOrganizer(harness);
    const ann = vendor();
    const { applicationId: paid } = await acceptedApplication(harness, owner.id, ann);
    const { applicationId: unpaid } = await acceptedApplication(harness, owner.id, ann);
    const { paymentIntentId } = await openPayment(harness, paid, ann);
    harness.emulator.control.pay(paymentIntentId);
    const listed = async (due: boolean) => {
      const { items, total, totals } = await harness.call(vendorPayments, { ...firstPage, due }, ann);
      return [total, totals.outstandingCents, items.map(({ applicationId }) => applicationId)];
    };
    await eventually(async () => expect(await listed(false)).toEqual([1, 0, [paid]]));
    expect(await listed(true)).toEqual([1, 8500, [unpaid]]);
  });

  it('[BI-049] are due with those first that were declined', async () => {
    const owner = await readyOrganizer(harness);
    const ann = vendor();
    const { applicationId: declined } = await acceptedApplication(harness, owner.id, ann);
    const { applicationId: second } = await acceptedApplication(harness, owner.id, ann);
    const { applicationId: third } = await acceptedApplication(harness, owner.id, ann);
    const { paymentIntentId } = await openPayment(harness, declined, ann);
    harness.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    await eventually(async () => {
      const { items } = await harness.call(vendorPayments, { ...firstPage, due: true }, ann);
      expect(items.map(({ applicationId }) => applicationId)).toEqual([declined, third, second]);
    });
  });

  it('show the fee and the payout only to the organizer, in every read', async () => {
    const owner = await readyOrganizer(harness);
    const ann = vendor();
    const { applicationId } = await acceptedApplication(harness, owner.id, ann);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.pay(paymentIntentId);
    const { items } = await harness.call(vendorPayments, firstPage, ann);
    const { id } = items[0]!;
    const sharesIn = async (who: typeof ann) => {
      const payments = [
        await paymentOf(harness, applicationId, who),
        await harness.call(paymentById, { id }, who),
        await harness.call(updatePaymentStatus, { paymentIntentId, status: 'completed' as never }, who),
      ];
      return payments.map((payment) => [payment?.platformFeeCents, payment?.payoutCents]);
    };
    await eventually(async () => expect(await sharesIn(owner)).toEqual(Array(3).fill([425, 8075])));
    expect(await sharesIn(ann)).toEqual(Array(3).fill([null, null]));
    const [made, received] = [
      await harness.call(vendorPayments, firstPage, ann),
      await harness.call(organizerPayments, firstPage, owner),
    ];
    expect(made).toMatchObject({
      items: [{ platformFeeCents: null, payoutCents: null }],
      totals: { feeCents: null, payoutCents: null },
    });
    expect(received).toMatchObject({
      items: [{ platformFeeCents: 425, payoutCents: 8075 }],
      totals: { feeCents: 425, payoutCents: 8075 },
    });
  });

  it('[BI-049] are due from the acceptance on, however late its message arrives', async () => {
    const ann = vendor();
    const ids = { applicationId: newId(), marketEventId: newId(), vendorId: ann.id, organizerId: newId() };
    const occurredAt = '2026-02-03T04:05:06.000Z';
    const { type, version, topic } = applicationAccepted;
    const key = ids.applicationId;
    const message = { id: newId(), key, stream: `${topic}/${key}`, sequence: 1, correlationId: newId(), occurredAt };
    const data = { ...ids, boothFeeCents: 7500, applicationFeeCents: 1000 };
    await harness.publishAll([{ ...message, type, version, topic, data }]);
    await eventually(async () => {
      const { items } = await harness.call(vendorPayments, firstPage, ann);
      expect(items).toMatchObject([{ applicationId: key, createdAt: occurredAt }]);
    });
  });

  it.each([
    ['vendorId', null],
    ['organizerId', null],
    ['vendorId', true],
    ['organizerId', true],
  ])('are read from an index in their order, by %s, if due is %s', async (party, due) => {
    const filter = { [party]: 'someone', ...(due && { $and: [{ status: { $in: DUE_STATUSES } }] }) };
    const explained = await harness.db
      .collection<PaymentDocument>('payments')
      .find(filter, { sort: orderOf({ due }), limit: 20 })
      .explain('queryPlanner');
    const plan = JSON.stringify((explained as Document)['queryPlanner']['winningPlan']);
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('SORT');
  });
});
