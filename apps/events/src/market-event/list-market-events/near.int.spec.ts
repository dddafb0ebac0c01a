import {
  MarketEventOrder,
  marketEvents,
  type CreateMarketEventInput,
  type MarketEventFilterInput,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import type { Document } from 'mongodb';
import { placeNamed } from '../../geo/places.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import { stagesOf } from '../../testing/stages-of.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import type { ListPart } from '../market-event.reader.js';
import { filterOf, nearTo, searchPartsOf } from './market-event-filter.js';
import { outwardFrom } from './nearest-market-events.js';

describe('market events near a place', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const add = (title: string, given: Partial<CreateMarketEventInput>) =>
    publishedMarketEvent(harness, owner, { title, ...given });
  const page = (asked: Partial<MarketEventFilterInput>) =>
    harness.call(marketEvents, { page: 1, pageSize: 12, ...asked });
  const titles = async (asked: Partial<MarketEventFilterInput>) => {
    const { items, total } = await page(asked);
    expect(total).toBe(items.length);
    return items.map(({ title }) => title);
  };
  const portland = { near: 'Portland, OR' };
  const nearest = { order: MarketEventOrder.nearest };

  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    await add('Salem Fair', { city: 'Salem', state: 'Oregon', eventDate: '2027-05-01' });
    await add('Portland Market', { city: 'Portland', state: 'OR', zipCode: '97201', eventDate: '2027-07-01' });
    await add('Seattle Market', { city: 'Somewhere', state: 'WA', latitude: 47.61, longitude: -122.33 });
    await add('Maine Market', { city: 'Portland', state: 'ME', eventDate: '2027-04-01' });
    await add('Lost Market', { city: 'Xyzzyville', state: 'OR', eventDate: '2027-08-01' });
  });
  afterAll(() => harness.close());

  it('[EV-012] are those within a distance, in the order of the list', async () => {
    expect(await titles({ ...portland, withinMiles: 25 })).toEqual(['Portland Market']);
    expect(await titles({ ...portland, withinMiles: 100 })).toEqual(['Portland Market', 'Salem Fair']);
    const soonest = { order: MarketEventOrder.date_ascending };
    expect(await titles({ near: '97301', withinMiles: 60, ...soonest })).toEqual(['Salem Fair', 'Portland Market']);
    expect(await titles({ ...portland, withinMiles: 200, search: 'seattle' })).toEqual(['Seattle Market']);
  });

  it('[EV-014] come nearest first, with their distance, and without those whose place is unknown', async () => {
    const { items, near } = await page({ ...portland, ...nearest });
    expect(near).toMatchObject({ name: 'Portland, OR' });
    expect(items.map(({ title }) => title)).toEqual([
      'Portland Market',
      'Salem Fair',
      'Seattle Market',
      'Maine Market',
    ]);
    const miles = items.map(({ distanceMiles }) => distanceMiles ?? Number.NaN);
    expect(miles[0]).toBeLessThan(5);
    expect(miles[1]).toBeGreaterThan(35);
    expect(miles[1]).toBeLessThan(55);
    const asked = { ...portland, ...nearest, fields: ['id', 'title', 'distanceMiles'], page: 2, pageSize: 1 };
    expect((await page(asked)).items).toMatchObject([{ title: 'Salem Fair', distanceMiles: miles[1] }]);
    expect(await titles({ ...portland, ...nearest, search: 'market', withinMiles: 300 })).toEqual([
      'Portland Market',
      'Seattle Market',
    ]);
  });

  it('come by date where no place is given, and none at a place that is unknown', async () => {
    expect((await titles(nearest))[0]).toBe('Maine Market');
    expect(await page({ near: 'Xyzzyville', withinMiles: 25 })).toMatchObject({ items: [], total: 0, near: null });
  });

  it('are found on a walk outward where a place has many of them', async () => {
    const { latitude, longitude } = placeNamed('Portland, OR') ?? { latitude: 0, longitude: 0 };
    const found = await harness.db
      .collection<MarketEventDocument>('marketEvents')
      .find({ status: 'published', point: outwardFrom({ latitude, longitude }, 300) }, { limit: 12 })
      .toArray();
    expect(found.map(({ title }) => title)).toEqual(['Portland Market', 'Salem Fair', 'Seattle Market']);
  });

  it.each<[string, Partial<MarketEventFilterInput>, boolean]>([
    ['by date', {}, false],
    ['soonest first', { order: MarketEventOrder.date_ascending }, false],
    ['of a type', { order: MarketEventOrder.date_ascending, dateFrom: '2027-01-01' }, false],
    ['nearest first', {}, true],
  ])('read an index instead of the whole collection: %s', async (_name, asked, isWalk) => {
    const center = placeNamed('97201') ?? { latitude: 0, longitude: 0 };
    const filter = { ...filterOf(asked, false), ...nearTo(center, 50) };
    const [{ sort }] = searchPartsOf(asked, new Date('2027-01-01T12:00:00Z')) as [ListPart];
    const found = harness.db.collection<MarketEventDocument>('marketEvents');
    const cursor = isWalk
      ? found.find({ ...filterOf(asked, false), point: outwardFrom(center, 50) }, { limit: 12 })
      : found.find(filter, { sort, limit: 12 });
    const stages = stagesOf(((await cursor.explain('queryPlanner')) as Document)['queryPlanner']);
    expect(stages).toContain(isWalk ? 'GEO_NEAR_2DSPHERE' : 'IXSCAN');
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  });
});
