import {
  applicationAccepted,
  applicationRejected,
  marketEventDeleted,
  marketEventSaved,
  myNotifications,
  paymentCompleted,
  personErased,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, type Harness } from '../testing/harness.js';
import { REMINDER_BOOTHS, type ReminderBooth } from './reminder.schema.js';

const DAYS_BEFORE = '2027-04-20T10:00:00Z';
const FIVE_DAYS = '2027-05-03T16:00:01Z';
const ONE_DAY = '2027-05-07T16:00:01Z';

describe('reminders', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const booths = () => harness.db.collection<ReminderBooth>(REMINDER_BOOTHS);
  const moveTo = (instant: string) => harness.clock.moveTo(new Date(instant));

  async function accepted() {
    const [vendor, organizer] = [personOf('vendor'), personOf('organizer')];
    const market = marketEventFacts({ organizerId: organizer.id, title: 'River Market' });
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publish(marketEventSaved, market);
    const ids = {
      applicationId: newId(),
      marketEventId: market.marketEventId,
      vendorId: vendor.id,
      organizerId: organizer.id,
    };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    return { vendor, market, ids };
  }
  const scheduled = (_id: string, fiveDay: string) =>
    eventually(async () => expect((await booths().findOne({ _id }))?.fiveDayDueAt).toEqual(new Date(fiveDay)));
  const settled = (_id: string, kind: 'fiveDaySettled' | 'oneDaySettled') =>
    eventually(async () => expect((await booths().findOne({ _id }))?.[kind]).toBe(true));
  const remindersTo = async (vendor: Actor) =>
    (await harness.mailsTo(vendor))
      .filter(({ type }) => type.startsWith('event_reminder'))
      .map(({ type, data }) => [type, data['days_left'], data['booth_status']]);

  const DUE = '$85.00 is still due. Pay from your applications page to secure your booth.';

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
    const [deleted, rejected, erased] = [await accepted(), await accepted(), await accepted()];
    const { marketEventId, organizerId } = deleted.market;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await harness.publish(applicationRejected, { ...rejected.ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await harness.publish(personErased, { personId: erased.vendor.id, addresses: [] });
    await eventually(async () => {
      const left = [deleted, rejected, erased].map(({ ids }) => ids.applicationId);
      const open = await booths().countDocuments({ _id: { $in: left }, oneDayDueAt: { $ne: null } });
      expect(open).toBe(0);
    });
  });

  it('[NO-015] that are late are sent once if they are still useful', async () => {
    const { vendor, ids } = await accepted();
    await moveTo('2027-05-08T10:00:00Z');
    await settled(ids.applicationId, 'fiveDaySettled');
    await settled(ids.applicationId, 'oneDaySettled');
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
});
