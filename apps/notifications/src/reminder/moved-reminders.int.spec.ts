import { EmailType, marketEventSaved } from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import { marketEventFacts, operationsOn } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';
import { reminderKinds } from './due-dates.js';

describe('reminders of a market that changes', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { booths, markets, moveTo, accepted, stored, scheduled, mailed, remindersTo } = remindersOf(() => harness);

  const onDay = (startDate: string) => ({ startDate, endDate: startDate });
  const savedAs = (market: IntegrationData<typeof marketEventSaved>, revision: number, change: object) =>
    harness.publish(marketEventSaved, { ...market, revision, ...change });
  const fiveDaysTo = async (vendor: Parameters<typeof remindersTo>[0]) =>
    (await remindersTo(vendor)).filter(([type]) => type === EmailType.event_reminder_5day);

  it('[NO-015] are sent for the right day after a wrong one in the past was corrected', async () => {
    const { vendor, market, ids } = await accepted();
    await moveTo('2027-04-30T10:00:00Z');
    await savedAs(market, 2, onDay('2027-04-28'));
    await eventually(async () => {
      const due = (await booths().findOne({ _id: ids.applicationId }))?.fiveDayDueAt;
      expect(due?.toISOString() ?? '').toMatch(/^2027-04-30T10:0[1-9]/);
    });
    await harness.clock.advance(2 * 60_000);
    await stored(ids.applicationId, { fiveDayDueAt: null });
    await savedAs(market, 3, onDay('2027-06-08'));
    await scheduled(ids.applicationId, '2027-06-03T16:00:00Z');
    await moveTo('2027-06-03T16:00:01Z');
    await eventually(async () => expect(await fiveDaysTo(vendor)).toHaveLength(1));
  });

  it('are sent again before the new day of a market that was postponed', async () => {
    const { vendor, market, ids } = await accepted();
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await fiveDaysTo(vendor)).toHaveLength(1));
    await savedAs(market, 2, onDay('2027-06-08'));
    await stored(ids.applicationId, {
      paymentOneDayDueAt: new Date('2027-05-31T16:00:00Z'),
      fiveDayDueAt: new Date('2027-06-03T16:00:00Z'),
    });
    await moveTo('2027-05-31T16:00:01Z');
    await eventually(async () =>
      expect((await mailed(vendor, EmailType.payment_due)).at(-1)).toMatchObject({ due_date: 'Tue, Jun 1, 2027' }),
    );
    await moveTo('2027-06-03T16:00:01Z');
    await eventually(async () => expect(await fiveDaysTo(vendor)).toHaveLength(2));
  });

  it('[NO-015] are not sent again for the same day, or for one that is near', async () => {
    const { vendor, market, ids } = await accepted();
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await fiveDaysTo(vendor)).toHaveLength(1));
    await savedAs(market, 2, onDay('2027-06-08'));
    await scheduled(ids.applicationId, '2027-06-03T16:00:00Z');
    await savedAs(market, 3, onDay('2027-05-08'));
    await stored(ids.applicationId, { fiveDayDueAt: null, oneDayDueAt: new Date('2027-05-07T16:00:00Z') });
    await savedAs(market, 4, onDay('2027-05-09'));
    await stored(ids.applicationId, { fiveDayDueAt: null, oneDayDueAt: new Date('2027-05-08T16:00:00Z') });
  });

  it('end when its organizer erased their account, because it is an import without an organizer again', async () => {
    const [{ vendor, market, ids }, other] = [await accepted(), await accepted()];
    await savedAs(market, 2, { organizerId: null, seededByAdmin: true, organizerClaimed: false });
    const none = Object.fromEntries(reminderKinds.map((kind) => [`${kind}DueAt`, null]));
    await stored(ids.applicationId, none);
    expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({ facts: null, draftDueAt: null });
    await moveTo(ONE_DAY);
    await eventually(async () => expect(await remindersTo(other.vendor)).not.toEqual([]));
    expect(await remindersTo(vendor)).toEqual([]);
  });

  it('are not planned for an import that never had an organizer', async () => {
    const market = marketEventFacts({ organizerId: null, seededByAdmin: true });
    await harness.publish(marketEventSaved, market);
    const replicas = harness.db.collection<{ _id: string }>('replicas');
    await eventually(async () => expect(await replicas.findOne({ _id: market.marketEventId })).not.toBeNull());
    expect(await markets().findOne({ _id: market.marketEventId })).toBeNull();
  });

  it('are ended with one look for all imports of a delivery', async () => {
    const imports = Array.from({ length: 20 }, () => marketEventFacts({ organizerId: null, seededByAdmin: true }));
    const messages = imports.map((market) => harness.messageOf(marketEventSaved, market));
    const looks = await operationsOn(harness.db, 'reminderMarkets', () => harness.publishAll(messages));
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(imports.length);
  });
});
