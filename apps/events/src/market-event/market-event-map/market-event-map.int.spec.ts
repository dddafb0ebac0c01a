import {
  createMarketEvent,
  type CreateMarketEventInput,
  marketEventMap,
  type MarketEventFilterInput,
  marketEvents,
  MarketEventType,
  publishMarketEvent,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import type { Document } from 'mongodb';
import { fields, seeded } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { seedMarketEvent } from '../../testing/market-events.js';
import { stagesOf } from '../../testing/stages-of.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import { clusterPipeline, tilesOf } from './market-event-clusters.js';

const country = { south: 24, west: -125, north: 50, east: -66 };
const portland = { south: 45.4, west: -122.9, north: 45.7, east: -122.4 };

describe('the map of market events', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const add = async (title: string, given: Partial<CreateMarketEventInput>, published = true) => {
    const { id } = await harness.call(createMarketEvent, fields({ title, ...given }), owner);
    if (published) await harness.call(publishMarketEvent, { id }, owner);
  };
  const page = { page: 1, pageSize: 12 };
  const map = (view = country, filter: Partial<MarketEventFilterInput> = {}) =>
    harness.call(marketEventMap, { view, filter: { ...page, ...filter } });

  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    await add('Pearl Market', { zipCode: '97209' });
    await add('Hawthorne Fair', { zipCode: '97214', eventType: MarketEventType.festival });
    await add('Maine Market', { city: 'Portland', state: 'ME', eventDate: '2027-09-04' });
    await add('Draft Market', { zipCode: '97209' }, false);
    await add('Lost Market', { city: 'Xyzzyville', state: 'OR' });
  });
  afterAll(() => harness.close());

  it('joins what is close together, and names what is alone', async () => {
    const { clusters, total } = await map();
    expect(total).toBe(3);
    expect(clusters.map(({ count }) => count).sort()).toEqual([1, 2]);
    const [maine] = clusters.filter(({ count }) => count === 1);
    expect(maine).toMatchObject({ event: { title: 'Maine Market', eventDate: '2027-09-04' } });
    expect(maine?.latitude).toBeCloseTo(43.7, 0);
    expect(clusters.map(({ city }) => city)).toEqual(['Portland', 'Portland']);
    const close = await map(portland);
    expect(close.clusters.map(({ event }) => event?.title).sort()).toEqual(['Hawthorne Fair', 'Pearl Market']);
  });

  it('shows what the list shows', async () => {
    expect((await map(country, { search: 'fair' })).total).toBe(1);
    expect((await map(country, { dateFrom: '2027-09-01' })).total).toBe(1);
    expect((await map(country, { eventType: MarketEventType.festival })).total).toBe(1);
    expect((await map(country, { near: '97201', withinMiles: 50 })).total).toBe(2);
    expect((await map(country, { near: 'Xyzzyville', withinMiles: 50 })).total).toBe(0);
  });

  it('limits the list to the visible part', async () => {
    const titles = async (asked: Partial<MarketEventFilterInput>) =>
      (await harness.call(marketEvents, { ...page, ...asked })).items.map(({ title }) => title).sort();
    expect(await titles({ area: portland })).toEqual(['Hawthorne Fair', 'Pearl Market']);
    expect(await titles({ area: portland, search: 'market' })).toEqual(['Pearl Market']);
    expect(await titles({ area: country })).toHaveLength(3);
  });

  it('answers from one index alone, and with less than 100 kB', async () => {
    const wanted = { filter: { status: 'published', eventDate: { $gte: '2027-01-01' } }, search: { all: [] } } as const;
    const explained = await harness.db
      .collection<MarketEventDocument>('marketEvents')
      .aggregate(clusterPipeline(tilesOf(country), wanted as never), { hint: 'status_spot' })
      .explain('queryPlanner');
    expect(stagesOf(explained)).toContain('IXSCAN');
    for (const stage of ['COLLSCAN', 'FETCH', 'SORT']) expect(stagesOf(explained as Document)).not.toContain(stage);
    const position = { latitude: -45.123456789012, longitude: -122.123456789012 };
    const cluster = { ...position, city: 'é'.repeat(80), count: 1_000_000 };
    const event = { id: owner.id, title: 'é'.repeat(80), eventDate: '2027-01-01' };
    expect(Buffer.byteLength(JSON.stringify({ ...cluster, event })) * (12 + 1) ** 2).toBeLessThan(100_000);
  });

  it('[CL-054] announces no date that an import made up', async () => {
    const place = { title: 'Guessed Market', city: 'Boise', state: 'ID', zipCode: null };
    await seedMarketEvent(harness, { ...seeded(place).data, defaultedFields: ['eventDate'] });
    const { clusters } = await map({ south: 43, west: -117, north: 44, east: -115 });
    expect(clusters).toMatchObject([{ event: { title: 'Guessed Market', eventDate: null } }]);
  });
});
