import { MarketEventOrder, marketEvents, type CreateMarketEventInput } from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import { filterOf, openAt, searchPartsOf, sortOf } from './market-event-filter.js';

describe('market events that are open to applications', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const soonest = MarketEventOrder.date_ascending;
  const now = new Date('2027-03-01T12:00:00Z');

  const add = (title: string, given: Partial<CreateMarketEventInput>) =>
    publishedMarketEvent(harness, owner, { title, ...given });
  const found = async () => {
    const asked = { openToApplications: true, order: soonest, page: 1, pageSize: 12 };
    const { items, total } = await harness.call(marketEvents, asked);
    expect(total).toBe(items.length);
    expect(items.every(({ badge }) => badge === 'applications_open')).toBe(true);
    return items.map(({ title }) => title);
  };

  beforeAll(async () => {
    harness = await openHarness(now.toISOString());
    await add('Spring Market', { eventDate: '2027-04-10' });
    await add('Harvest Fair', { eventDate: '2027-09-04', applicationDeadline: '2027-06-30' });
    await add('Winter Fair', { eventDate: '2027-12-04' });
    const unclaimed = await add('Waits for its organizer', { eventDate: '2027-08-01' });
    const without = { $set: { 'badge.awaitsOrganizer': true, seededByAdmin: true } };
    await harness.db.collection<MarketEventDocument>('marketEvents').updateOne({ _id: unclaimed }, without);
  });
  afterAll(() => harness.close());

  it.each([
    ['soonest first', 'status_organized_date', sortOf({ order: soonest })],
    ['boosted first', 'status_organized_boosted_date', searchPartsOf({}, now)[0]!.sort],
  ])('read an index in the order of the list, and nothing else: %s', async (_, index, sort) => {
    const explained = await harness.db
      .collection<MarketEventDocument>('marketEvents')
      .find({ ...filterOf({}, false), ...openAt(now) }, { sort, limit: 2 })
      .hint(index)
      .explain('executionStats');
    expect(explained).toMatchObject({ executionStats: { nReturned: 2, totalDocsExamined: 2 } });
    expect(JSON.stringify(explained)).not.toContain('"SORT"');
  });

  it('exclude those that are past, closed, or without an organizer', async () => {
    expect(await found()).toEqual(['Spring Market', 'Harvest Fair', 'Winter Fair']);
    await harness.clock.moveTo(new Date('2027-05-01T12:00:00Z'));
    expect(await found()).toEqual(['Harvest Fair', 'Winter Fair']);
    await harness.clock.moveTo(new Date('2027-07-02T12:00:00Z'));
    expect(await found()).toEqual(['Winter Fair']);
  });
});
