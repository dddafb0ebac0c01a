import {
  createMarketEvent,
  MarketEventOrder,
  MarketEventStatus,
  myMarketEvents,
  publishMarketEvent,
  type CreateMarketEventInput,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

const owner = actorAs('organizer');
const hawaii = { city: 'Honolulu', state: 'Hawaii' };
const newYork = { city: 'Albany', state: 'New York' };

describe('the upcoming market events of an organizer', () => {
  let harness: Harness;
  const add = async (title: string, given: Partial<CreateMarketEventInput>, isDraft = false) => {
    const { id } = await harness.call(createMarketEvent, fields({ title, ...given }), owner);
    if (!isDraft) await harness.call(publishMarketEvent, { id }, owner);
  };
  const upcoming = async (status?: MarketEventStatus) => {
    const order = MarketEventOrder.date_ascending;
    const page = await harness.call(myMarketEvents, { page: 1, pageSize: 12, upcoming: true, status, order }, owner);
    expect(page.total).toBe(page.items.length);
    return page.items.map(({ title }) => title).sort();
  };

  beforeAll(async () => {
    // 3 PM on June 12 in New York, 9 AM in Hawaii.
    harness = await openHarness('2027-06-12T19:00:00Z');
    await add('Yesterday', { ...hawaii, eventDate: '2027-06-11' });
    await add('Closed at 2 PM', { ...newYork, eventDate: '2027-06-12', startTime: '09:00', endTime: '14:00' });
    await add('Open until 4 PM', { ...newYork, eventDate: '2027-06-12', startTime: '09:00', endTime: '16:00' });
    await add('Open until 2 PM in Hawaii', { ...hawaii, eventDate: '2027-06-12', endTime: '14:00' });
    await add('All day', { ...newYork, eventDate: '2027-06-12' });
    await add('Second day', { ...newYork, eventDate: '2027-06-11', eventEndDate: '2027-06-12', endTime: '17:00' });
    await add('Night', { ...newYork, eventDate: '2027-06-12', startTime: '18:00', endTime: '01:00' });
    await add('Last night', { ...newYork, eventDate: '2027-06-11', startTime: '18:00', endTime: '01:00' });
    await add('Draft', { ...newYork, eventDate: '2027-06-19' }, true);
  });
  afterAll(() => harness.close());

  it('[EV-070] have not ended in their own time zone', async () => {
    const open = ['All day', 'Night', 'Open until 2 PM in Hawaii', 'Open until 4 PM', 'Second day'];
    expect(await upcoming(MarketEventStatus.published)).toEqual(open);
    expect(await upcoming()).toEqual([...open, 'Draft'].sort());
  });

  it('[EV-068] are apart from those that have ended, drafts included', async () => {
    await add('Old draft', { ...newYork, eventDate: '2027-06-05' }, true);
    const input = { page: 1, pageSize: 12, past: true, order: MarketEventOrder.date_descending };
    const { items, total } = await harness.call(myMarketEvents, input, owner);
    const ended = ['Closed at 2 PM', 'Last night', 'Old draft', 'Yesterday'];
    expect(items.map(({ title }) => title).sort()).toEqual(ended);
    expect(total).toBe(ended.length);
    expect((await upcoming()).filter((title) => ended.includes(title))).toEqual([]);
  });

  it('[EV-068] [EV-070] include those whose date is to be announced, whatever date an import assumed', async () => {
    const events = harness.db.collection('marketEvents');
    await events.updateOne({ title: 'Yesterday' }, { $set: { defaultedFields: ['eventDate', 'eventEndDate'] } });
    expect(await upcoming(MarketEventStatus.published)).toContain('Yesterday');
    const { items } = await harness.call(myMarketEvents, { page: 1, pageSize: 12, past: true }, owner);
    expect(items.map(({ title }) => title)).not.toContain('Yesterday');
    await events.updateOne({ title: 'Yesterday' }, { $set: { defaultedFields: [] } });
  });

  it('are listed although one of them has an unreadable closing time', async () => {
    const imported = harness.db.collection('marketEvents');
    await imported.updateOne({ title: 'All day' }, { $set: { endTime: 'late' } });
    expect(await upcoming(MarketEventStatus.published)).toContain('All day');
    await imported.updateOne({ title: 'All day' }, { $set: { endTime: null } });
  });

  it('[EV-070] end with their last day where no closing time is known', async () => {
    await harness.clock.advance(9.5 * 60 * 60_000);
    expect(await upcoming(MarketEventStatus.published)).toEqual(['Night']);
  });

  it('[EV-070] end the next morning where they close before they open', async () => {
    await harness.clock.moveTo(new Date('2027-06-13T05:01:00Z'));
    expect(await upcoming(MarketEventStatus.published)).toEqual([]);
  });

  it('are also listed among those that have begun from their first local day on, the latest first', async () => {
    // 2 AM on June 13 in New York, 8 PM on June 12 in Hawaii.
    await harness.clock.moveTo(new Date('2027-06-13T06:00:00Z'));
    await add('First of two days', { ...newYork, eventDate: '2027-06-13', eventEndDate: '2027-06-14' });
    await add('Tomorrow in Hawaii', { ...hawaii, eventDate: '2027-06-13' });
    const input = { begun: true, status: MarketEventStatus.published, order: MarketEventOrder.date_descending };
    const page = await harness.call(myMarketEvents, { page: 1, pageSize: 12, ...input }, owner);
    const titles = page.items.map(({ title }) => title);
    expect([titles[0], page.total, titles.length]).toEqual(['First of two days', 9, 9]);
    expect(titles).not.toContain('Tomorrow in Hawaii');
    const both = { ...input, upcoming: true, search: 'days' };
    const found = await harness.call(myMarketEvents, { page: 1, pageSize: 12, ...both }, owner);
    expect(found.items.map(({ title }) => title)).toEqual(['First of two days']);
    expect(await upcoming(MarketEventStatus.published)).toEqual(['First of two days', 'Tomorrow in Hawaii']);
  });
});
