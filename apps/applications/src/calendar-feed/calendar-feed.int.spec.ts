import {
  acceptApplication,
  calendarEntries,
  createCalendarFeed,
  createDraft,
  marketEventSaved,
  myCalendarFeed,
  personErased,
  revokeCalendarFeed,
  submitApplication,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../testing/builders.js';
import { decide, openHarness, type Harness } from '../testing/harness.js';
import { CALENDAR_FEEDS } from './calendar-feed.schema.js';

describe('the private calendar of a vendor', () => {
  let harness: Harness;
  const ann = vendor();
  const market = marketEvent({ loadInDate: '2027-05-07', loadInTime: '16:00:00' });
  const tokenOf = (path: string) => /^\/calendar\/vendor\/([\w-]+)\.ics$/.exec(path)?.[1] ?? '';
  const linked = async (actor = ann) => tokenOf((await harness.call(createCalendarFeed, {}, actor)).path);

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    await harness.publish(marketEventSaved, market);
    const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, ann);
    const { id: other } = await harness.call(createDraft, { eventId: market.marketEventId }, vendor());
    expect(other).not.toBe(draftId);
    await decide(
      harness,
      acceptApplication,
      { applicationId: draftId, boothLocation: 'A12' },
      organizer(market.organizerId ?? ''),
    );
  });
  afterAll(() => harness?.close());

  it('has only the markets of its vendor, with booth and load-in', async () => {
    const token = await linked();
    expect(await harness.call(calendarEntries, { token })).toMatchObject([
      {
        eventId: market.marketEventId,
        title: market.title,
        status: 'accepted',
        boothLocation: 'A12',
        loadInDate: '2027-05-07',
        loadInTime: '16:00:00',
      },
    ]);
    expect(await harness.call(calendarEntries, { token: await linked(vendor()) })).toEqual([]);
  });

  it('says that a payment is due only while one can be made', async () => {
    const token = await linked();
    const due = async () => (await harness.call(calendarEntries, { token })).map(({ awaitsPayment }) => awaitsPayment);
    const set = (paymentStatus: string) =>
      harness.db.collection('applications').updateOne({ vendorId: ann.id }, { $set: { paymentStatus } });
    expect(await due()).toEqual([true]);
    for (const status of ['processing', 'completed', 'refunded']) {
      await set(status);
      expect(await due()).toEqual([false]);
    }
    await set('failed');
    expect(await due()).toEqual([true]);
  });

  it('loses a market whose organizer is canceling it', async () => {
    const [carl, fair] = [vendor(), marketEvent()];
    await harness.publish(marketEventSaved, fair);
    const { id: draftId } = await harness.call(createDraft, { eventId: fair.marketEventId }, carl);
    await harness.call(submitApplication, { draftId, productsOffered: 'Jam', terms }, carl);
    const token = await linked(carl);
    expect(await harness.call(calendarEntries, { token })).toHaveLength(1);
    await harness.publish(marketEventSaved, { ...fair, status: 'draft', revision: fair.revision + 1 });
    await eventually(async () => expect(await harness.call(calendarEntries, { token })).toEqual([]));
  });

  it('ends with its link: a new one or none replaces it, and the database holds no link', async () => {
    const first = await linked();
    const second = await linked();
    await expect(harness.call(calendarEntries, { token: first })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(calendarEntries, { token: second })).resolves.toHaveLength(1);
    expect(await harness.call(myCalendarFeed, {}, ann)).toEqual({
      createdAt: expect.stringContaining('2027-04-01T10:'),
    });
    const stored = await harness.db.collection(CALENDAR_FEEDS).find().toArray();
    expect(JSON.stringify(stored)).not.toContain(second);
    await harness.call(revokeCalendarFeed, {}, ann);
    expect(await harness.call(myCalendarFeed, {}, ann)).toBeNull();
    await expect(harness.call(calendarEntries, { token: second })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends with its account', async () => {
    const [ben, token] = [vendor(), await linked()];
    const gone = await linked(ben);
    await harness.publish(personErased, { personId: ben.id, addresses: [] });
    await eventually(() =>
      expect(harness.call(calendarEntries, { token: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    );
    await expect(harness.call(calendarEntries, { token })).resolves.toHaveLength(1);
  });
});
