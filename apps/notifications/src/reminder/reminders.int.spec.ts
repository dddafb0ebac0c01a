import {
  applicationAccepted,
  applicationRejected,
  marketEventDeleted,
  marketEventSaved,
  myNotifications,
  paymentCompleted,
  paymentRefunded,
  personErased,
} from '@stallbook/contracts';
import { idFrom, newId } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { EmailDocument } from '../email/email.schema.js';
import { openHarness, personOf, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, DUE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';

describe('reminders', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { booths, moveTo, accepted, arrived, scheduled, stored, remindersTo } = remindersOf(() => harness);

  it('[NO-015] go out 5 days and 1 day before, each once, and say whether the booth is paid', async () => {
    const { vendor, ids } = await accepted();
    await moveTo(FIVE_DAYS);
    const fiveDay = ['event_reminder_5day', 'in 5 days', DUE];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await eventually(async () => expect((await booths().findOne({ _id: ids.applicationId }))?.payment).toBe('paid'));
    await moveTo(ONE_DAY);
    const oneDay = ['event_reminder_1day', 'tomorrow', 'Your booth is paid.'];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay, oneDay]));
  });

  it('go to others while one cannot be written, which is sent later', async () => {
    const [stuck, other] = [await accepted(), await accepted()];
    const fiveDay = ['event_reminder_5day', 'in 5 days', DUE];
    const _id = idFrom('email', stuck.ids.applicationId, 'fiveDay', stuck.market.startDate);
    const emails = harness.db.collection<EmailDocument>('emails');
    await emails.insertOne({ ...(await emails.findOne())!, _id, status: 'sent' });
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await remindersTo(other.vendor)).toEqual([fiveDay]));
    expect(await remindersTo(stuck.vendor)).toEqual([]);
    await emails.deleteOne({ _id });
    await eventually(async () => expect(await remindersTo(stuck.vendor)).toEqual([fiveDay]));
  });

  it('do not call a booth that costs nothing paid', async () => {
    const { vendor, ids } = await accepted({ boothFeeCents: 0, applicationFeeCents: 0 });
    const sums = { currency: 'usd' as const, amountCents: 0, platformFeeCents: 0, payoutCents: 0 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await eventually(async () => expect((await booths().findOne({ _id: ids.applicationId }))?.payment).toBe('paid'));
    await moveTo(FIVE_DAYS);
    const fiveDay = ['event_reminder_5day', 'in 5 days', 'Nothing is due for your booth.'];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
  });

  it('do not call a booth paid once a bank took the money back', async () => {
    const { vendor, ids } = await accepted();
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    const payment = { ...ids, paymentId: newId(), ...sums };
    await harness.publish(paymentCompleted, payment);
    await stored(ids.applicationId, { payment: 'paid' });
    await harness.publish(paymentRefunded, payment);
    await stored(ids.applicationId, { payment: 'refunded' });
    await moveTo(FIVE_DAYS);
    const fiveDay = ['event_reminder_5day', 'in 5 days', 'Your payment was refunded.'];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
  });

  it('[NO-003] are notifications of the vendor too', async () => {
    const { vendor } = await accepted();
    await moveTo(ONE_DAY);
    await eventually(async () => {
      const { items } = await harness.call(myNotifications, { limit: 20 }, vendor);
      expect(items.filter(({ type }) => type === 'event_reminder').map(({ body }) => body)).toEqual([
        `River Market is tomorrow. ${DUE}`,
      ]);
    });
  });

  it('are scheduled without a read of the other booths of the market', async () => {
    const { ids } = await accepted();
    const applicationIds = Array.from({ length: 20 }, () => newId());
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.db.command({ profile: 2 });
    await Promise.all(
      applicationIds.map((applicationId) => harness.publish(applicationAccepted, { ...ids, applicationId, ...fees })),
    );
    for (const one of applicationIds) await scheduled(one, '2027-05-03T16:00:00Z');
    await harness.db.command({ profile: 0 });
    const profile = harness.db.collection<{ docsExamined: number }>('system.profile');
    const writes = await profile.find({ op: 'update', ns: booths().namespace }).toArray();
    const examined = writes.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);
    await profile.drop();
    const mostPerAcceptance = 10;
    expect(examined).toBeLessThanOrEqual(mostPerAcceptance * applicationIds.length);
  });

  it('[NO-015] move with their market', async () => {
    const { vendor, market, ids } = await accepted();
    const moved = { ...market, revision: 2, startDate: '2027-06-08', endDate: '2027-06-09' };
    await harness.publish(marketEventSaved, moved);
    await scheduled(ids.applicationId, '2027-06-03T16:00:00Z');
    await moveTo('2027-06-03T16:00:01Z');
    await eventually(async () =>
      expect(await remindersTo(vendor)).toEqual([['event_reminder_5day', 'in 5 days', DUE]]),
    );
  });

  it('[NO-015] are not sent for a deleted event, a withdrawn acceptance, or an erased person', async () => {
    const [deleted, rejected, erased, other] = [await accepted(), await accepted(), await accepted(), await accepted()];
    const stopped = [deleted, rejected, erased];
    const { marketEventId, organizerId } = deleted.market;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await harness.publish(applicationRejected, { ...rejected.ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await harness.publish(personErased, { personId: erased.vendor.id, addresses: [] });
    await eventually(async () => {
      const ids = stopped.map(({ ids: { applicationId } }) => applicationId);
      expect(await booths().countDocuments({ _id: { $in: ids }, oneDayDueAt: { $ne: null } })).toBe(0);
    });
    for (const [sent, moment] of [FIVE_DAYS, ONE_DAY].entries()) {
      await moveTo(moment);
      await eventually(async () => expect(await remindersTo(other.vendor)).toHaveLength(sent + 1));
      for (const { vendor } of stopped) expect(await remindersTo(vendor)).toEqual([]);
    }
  });

  it('[NO-015] that are late are sent once if they are still useful', async () => {
    const { vendor, ids } = await accepted();
    await moveTo('2027-05-08T10:00:00Z');
    await stored(ids.applicationId, { fiveDayDueAt: null, oneDaySettled: true });
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([['event_reminder_1day', 'today', DUE]]));
  });

  it('are scheduled when the market arrives after the acceptance', async () => {
    const market = marketEventFacts();
    const ids = {
      applicationId: newId(),
      marketEventId: market.marketEventId,
      vendorId: newId(),
      organizerId: newId(),
    };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await eventually(async () => expect(await booths().countDocuments({ _id: ids.applicationId })).toBe(1));
    await harness.publish(marketEventSaved, market);
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
  });

  it('wait for the profile of the vendor if it arrives late', async () => {
    const [vendor, market] = [personOf('vendor'), marketEventFacts({ title: 'River Market' })];
    const { marketEventId } = market;
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: newId() };
    await harness.publish(marketEventSaved, market);
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    await moveTo(FIVE_DAYS);
    const later = new Date(FIVE_DAYS).getTime();
    await eventually(async () => {
      const due = (await booths().findOne({ _id: ids.applicationId }))?.fiveDayDueAt;
      expect(due?.getTime()).toBeGreaterThan(later);
    });
    await harness.publishProfile(vendor, 'Vera Pottery');
    await arrived(vendor);
    await moveTo('2027-05-03T17:00:00Z');
    await eventually(async () =>
      expect(await remindersTo(vendor)).toEqual([['event_reminder_5day', 'in 5 days', DUE]]),
    );
  });
});
