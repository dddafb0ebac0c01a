import {
  marketEventSaved,
  organizerPayments,
  organizerRevenue,
  OrganizerRefundReason,
  refundPayment,
} from '@stallbook/contracts';
import { monthsBetween, newId, windowStart } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import {
  acceptedApplication,
  firstPage,
  organizer,
  paidBooth,
  paymentOf,
  readyOrganizer,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the revenue of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => void (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('[TO-025] reports paid, refunded, fee, payout and outstanding by event and month, and they add up', async () => {
    const seller = await readyOrganizer(harness);
    const marketEventId = newId();
    const { applicationId, paymentId } = await paidBooth(harness, seller, { marketEventId });
    await acceptedApplication(harness, seller.id, vendor(), { marketEventId });
    const refund = { paymentId, requestId: newId(), amountCents: 3333, reason: OrganizerRefundReason.goodwill };
    await harness.call(refundPayment, refund, seller);
    const { totals, byMonth, byEvent } = await harness.call(organizerRevenue, { window: '30d' }, seller);
    expect(totals).toMatchObject({ grossCents: 8500, refundedCents: 3333, outstandingCents: 8500 });
    expect(totals.feeCents + totals.payoutCents).toBe(8500 - 3333);
    expect(totals.feeCents).toBeGreaterThan(0);
    expect(byMonth.at(-1)).toMatchObject(totals);
    expect(byEvent).toMatchObject([{ eventId: marketEventId, ...totals }]);
    const listed = await harness.call(organizerPayments, firstPage, seller);
    expect(listed.totals).toEqual(totals);
    const { feeCents: platformFeeCents, payoutCents } = totals;
    expect(await paymentOf(harness, applicationId, seller)).toMatchObject({ platformFeeCents, payoutCents });
    await harness.clock.advance(31 * 86_400_000);
    const later = (window: string) => harness.call(organizerRevenue, { window }, seller);
    expect(await later('30d')).toMatchObject({ totals: { grossCents: 0, outstandingCents: 0 }, byEvent: [] });
    expect(await later('90d')).toMatchObject({ totals, byEvent });
  });

  it('[TO-025] counts a payment in the month that it was in the time zone of the caller', async () => {
    const seller = organizer();
    const { applicationId } = await acceptedApplication(harness, seller.id);
    const now = harness.clock.now();
    const [, before, month] = monthsBetween(windowStart('365', now), now);
    const datedAt = `${month}-01T02:00:00.000Z`;
    await harness.db.collection('payments').updateOne({ applicationId }, { $set: { createdAt: datedAt, datedAt } });
    const outstanding = async (timeZone?: string) => {
      const { byMonth } = await harness.call(organizerRevenue, { window: '365', timeZone }, seller);
      return byMonth.filter(({ outstandingCents }) => outstandingCents === 8500).map((one) => one.month);
    };
    expect(await outstanding()).toEqual([month]);
    expect(await outstanding('America/New_York')).toEqual([before]);
    await expect(outstanding('Nowhere')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('[TO-025] reads no payments from before the window', async () => {
    const seller = organizer();
    const { applicationId } = await acceptedApplication(harness, seller.id);
    const payments = harness.db.collection<{ _id: string }>('payments');
    const recent = (await payments.findOne({ applicationId }))!;
    const at = '2001-01-01T00:00:00.000Z';
    await payments.insertMany(
      Array.from({ length: 50 }, () => ({
        ...recent,
        _id: newId(),
        applicationId: newId(),
        createdAt: at,
        datedAt: at,
      })),
    );
    await harness.db.command({ profile: 2 });
    const { totals } = await harness.call(organizerRevenue, { window: '30d' }, seller);
    await harness.db.command({ profile: 0 });
    const profile = harness.db.collection('system.profile');
    const [read] = await profile.find({ ns: payments.namespace, 'command.aggregate': 'payments' }).toArray();
    await profile.drop();
    expect(read).toMatchObject({ docsExamined: 1 });
    expect(totals).toMatchObject({ outstandingCents: 8500 });
  });

  it('[TO-025] reports the latest event first', async () => {
    const seller = organizer();
    const add = async (startDate?: string) => {
      const { marketEventId } = await acceptedApplication(harness, seller.id);
      const facts = { marketEventId, organizerId: seller.id };
      if (startDate) await harness.publish(marketEventSaved, marketEventFacts({ ...facts, startDate }));
      return marketEventId;
    };
    const [unknown, early, late] = [await add(), await add('2027-05-08'), await add('2027-06-05')];
    await eventually(async () => {
      const { byEvent } = await harness.call(organizerRevenue, { window: '30d' }, seller);
      expect(byEvent.map(({ eventId }) => eventId)).toEqual([late, early, unknown]);
    });
  });
});
