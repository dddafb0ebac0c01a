import {
  MarketEventOrder,
  marketEvents,
  type CreateMarketEventInput,
  type MarketEventFilterInput,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import type { Document } from 'mongodb';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import { filterOf, searchPartsOf } from './market-event-filter.js';

describe('the soonest market events', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const order = MarketEventOrder.date_ascending;
  // 8 PM on June 12 in New York, 2 PM in Hawaii.
  const now = new Date('2027-06-13T00:00:00Z');
  const inOrder = [
    'Since last week',
    'Open until 9 PM',
    'Open until 3 PM in Hawaii',
    'Summer Fair',
    'Harvest Fair',
    'Closed at 2 PM',
    'Last weekend',
    'Spring Market',
  ];

  const add = (title: string, given: Partial<CreateMarketEventInput>) =>
    publishedMarketEvent(harness, owner, { title, ...given });
  const page = (asked: Partial<MarketEventFilterInput>) =>
    harness.call(marketEvents, { page: 1, pageSize: 12, order, ...asked });
  const titles = async (asked: Partial<MarketEventFilterInput>) => (await page(asked)).items.map(({ title }) => title);

  beforeAll(async () => {
    harness = await openHarness(now.toISOString());
    const albany = { city: 'Albany', state: 'New York' };
    await add('Spring Market', { ...albany, eventDate: '2027-04-10' });
    await add('Last weekend', { ...albany, eventDate: '2027-06-04', eventEndDate: '2027-06-06' });
    await add('Since last week', { ...albany, eventDate: '2027-06-05', eventEndDate: '2027-06-20' });
    const today = { eventDate: '2027-06-12', startTime: '09:00' };
    await add('Closed at 2 PM', { ...albany, ...today, endTime: '14:00' });
    await add('Open until 9 PM', { ...albany, ...today, endTime: '21:00' });
    await add('Open until 3 PM in Hawaii', { city: 'Honolulu', state: 'Hawaii', ...today, endTime: '15:00' });
    await add('Summer Fair', { ...albany, eventDate: '2027-07-10' });
    await add('Harvest Fair', { ...albany, eventDate: '2027-09-04' });
  });
  afterAll(() => harness.close());

  it('[EV-019] begin with those that are not over where they take place, and end with past ones, latest first', async () => {
    expect(await titles({})).toEqual(inOrder);
    expect(await titles({ dateFrom: '2027-04-14', dateTo: '2027-08-12' })).toEqual(
      inOrder.filter((title) => !['Spring Market', 'Harvest Fair'].includes(title)),
    );
    expect(await titles({ dateTo: '2027-06-05' })).toEqual(['Since last week', 'Last weekend', 'Spring Market']);
    expect(await titles({ dateFrom: '2027-07-01' })).toEqual(['Summer Fair', 'Harvest Fair']);
  });

  it.each([1, 2, 3, 5, 7])('fill each page in that order, with the number of all: %i on a page', async (pageSize) => {
    const shown: string[] = [];
    for (let number = 1; shown.length < inOrder.length; number += 1) {
      const { items, total } = await page({ page: number, pageSize });
      expect(total).toBe(inOrder.length);
      shown.push(...items.map(({ title }) => title));
    }
    expect(shown).toEqual(inOrder);
  });

  it('are read in order from an index that skips past ones without a read', async () => {
    const [ahead] = searchPartsOf({ order }, now);
    const explained = (await harness.db
      .collection<MarketEventDocument>('marketEvents')
      .find({ ...filterOf({}, false), ...ahead!.only }, { sort: ahead!.sort, limit: 5 })
      .hint('status_dates')
      .explain('executionStats')) as Document;
    expect(explained['executionStats']).toMatchObject({ nReturned: 5, totalDocsExamined: 6 });
    expect(JSON.stringify(explained)).not.toContain('"SORT"');
  });
});
