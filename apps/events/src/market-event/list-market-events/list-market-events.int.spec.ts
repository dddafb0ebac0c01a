import {
  createMarketEvent,
  marketEvents,
  marketEventsByIds,
  myMarketEvents,
  publishMarketEvent,
  MarketEventOrder,
  MarketEventStatus,
  MarketEventType,
  type CreateMarketEventInput,
  type MarketEventFilterInput,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import type { Document } from 'mongodb';
import { fields, ADMIN } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { stagesOf } from '../../testing/stages-of.js';
import { marketEvents as projection, type MarketEventDocument } from '../market-event.projection.js';
import { aheadAt } from '../my-market-events/ended.js';
import { MarketEventSearch } from '../search/market-event-search.js';
import { indexOfList } from './index-of-list.js';
import { filterOf, searchPartsOf, sortOf } from './market-event-filter.js';

let harness: Harness;
const owner = actorAs('organizer');
const ids: Record<string, string> = {};

async function add(title: string, given: Partial<CreateMarketEventInput>, published = true): Promise<void> {
  const { id } = await harness.call(createMarketEvent, fields({ title, ...given }), owner);
  if (published) await harness.call(publishMarketEvent, { id }, owner);
  await harness.clock.advance(1_000);
  ids[title] = id;
}

beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
  await add('Harvest Fair', {
    eventDate: '2027-09-04',
    city: 'Salem',
    state: 'Oregon',
    description: 'Apples and cider',
  });
  await add('Spring Market', {
    eventDate: '2027-04-10',
    city: 'Albany',
    state: 'New York',
    eventType: MarketEventType.farmers_market,
  });
  await add('Café des Arts', { eventDate: '2027-09-04', city: 'Portland', state: 'ME', location: 'Old Mill' });
  await add('Secret Plans', { eventDate: '2027-10-01' }, false);
});
afterAll(() => harness.close());

const titles = async (
  filter: Partial<MarketEventFilterInput>,
  caller = undefined as ReturnType<typeof actorAs> | undefined,
) => {
  const { items, total } = await harness.call(marketEvents, { page: 1, pageSize: 12, ...filter }, caller);
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
};

describe('the list of market events', () => {
  it('[EV-008] [EV-014] shows published market events, latest date first', async () => {
    expect(await titles({})).toEqual(['Café des Arts', 'Harvest Fair', 'Spring Market']);
    expect(await titles({ order: MarketEventOrder.date_ascending })).toEqual([
      'Spring Market',
      'Harvest Fair',
      'Café des Arts',
    ]);
    expect(await titles({ order: MarketEventOrder.newest_first })).toEqual([
      'Café des Arts',
      'Spring Market',
      'Harvest Fair',
    ]);
  });

  it('reads only the requested fields, and shows codes only to those who may see them', async () => {
    const fields = ['id', 'title', 'boothCount', 'eventStartDate', 'eventCode', 'claimToken', 'words'];
    const { items } = await harness.call(marketEvents, { page: 1, pageSize: 1, fields });
    expect(items[0]).toMatchObject({ title: 'Café des Arts', eventStartDate: '2027-09-04', boothCount: null });
    expect(items[0]).toMatchObject({ id: expect.any(String), eventCode: null, claimToken: null });
    expect(items[0]).not.toHaveProperty('description');
    expect(items[0]).not.toHaveProperty('words');
  });

  it('[EV-008] shows drafts only to admins', async () => {
    expect(await titles({ status: MarketEventStatus.draft }, ADMIN)).toEqual(['Secret Plans']);
    expect(await titles({ status: MarketEventStatus.draft })).toEqual([]);
    expect(await titles({ status: MarketEventStatus.draft }, owner)).toEqual([]);
  });

  it.each<[string, Partial<MarketEventFilterInput>, string[]]>([
    ['title', { search: 'harv' }, ['Harvest Fair']],
    ['description', { search: 'CIDER' }, ['Harvest Fair']],
    ['city', { search: 'albany' }, ['Spring Market']],
    ['location', { search: 'old mill' }, ['Café des Arts']],
    ['words without accents', { search: 'cafe arts' }, ['Café des Arts']],
    ['nothing that exists', { search: 'zebra' }, []],
    ['signs only', { search: '*** (.+)' }, []],
  ])('finds by the search: %s', async (_, filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['city', 'Port', ['Café des Arts']],
    ['location', 'mill', ['Café des Arts']],
    ['state by name', 'New York', ['Spring Market']],
    ['state by abbreviation', 'NY', ['Spring Market']],
    ['state by its name where only the abbreviation is stored', 'Maine', ['Café des Arts']],
  ])('filters by location: %s', async (_, location, expected) => {
    expect(await titles({ location })).toEqual(expected);
  });

  it('[EV-012] filters by location, dates, type, and status, and limits the result', async () => {
    expect(await titles({ location: 'Albany' })).toEqual(['Spring Market']);
    expect(await titles({ dateFrom: '2027-04-10', dateTo: '2027-09-03' })).toEqual(['Spring Market']);
    expect(await titles({ dateFrom: '2027-09-04' })).toEqual(['Café des Arts', 'Harvest Fair']);
    expect(await titles({ eventType: MarketEventType.farmers_market })).toEqual(['Spring Market']);
    expect(await titles({ status: MarketEventStatus.draft }, ADMIN)).toEqual(['Secret Plans']);
    expect(await titles({ location: 'Albany', dateFrom: '2027-09-01' })).toEqual([]);
    const all = {
      location: 'Salem',
      dateFrom: '2027-09-04',
      dateTo: '2027-09-04',
      status: MarketEventStatus.published,
    };
    expect(await titles({ ...all, eventType: MarketEventType.craft_fair })).toEqual(['Harvest Fair']);
    const limited = await harness.call(marketEvents, { page: 1, pageSize: 1, dateFrom: '2027-04-01' });
    expect(limited.items.map(({ title }) => title)).toEqual(['Café des Arts']);
  });

  it('[EV-015] [EV-022] returns pages and the total', async () => {
    const page = await harness.call(marketEvents, { page: 2, pageSize: 2 });
    expect(page.total).toBe(3);
    expect(page.items.map(({ title }) => title)).toEqual(['Spring Market']);
  });

  it('[EV-016] lists those of an organizer', async () => {
    expect(await titles({ organizerId: owner.id })).toEqual(['Café des Arts', 'Harvest Fair', 'Spring Market']);
    expect(await titles({ organizerId: actorAs('organizer').id })).toEqual([]);
  });

  it('[EV-016] lists own market events with drafts', async () => {
    const mine = await harness.call(myMarketEvents, { page: 1, pageSize: 12 }, owner);
    expect(mine).toMatchObject({ total: 4 });
    expect(mine.items.every(({ eventCode }) => eventCode !== null)).toBe(true);
    const found = await harness.call(myMarketEvents, { page: 1, pageSize: 12, search: 'secret' }, owner);
    expect(found.items.map(({ title }) => title)).toEqual(['Secret Plans']);
    expect(await harness.call(myMarketEvents, { page: 1, pageSize: 12 }, actorAs('organizer'))).toEqual({
      items: [],
      total: 0,
    });
  });

  it('[EV-070] lists own upcoming market events, soonest first', async () => {
    const ahead = await harness.call(
      myMarketEvents,
      { page: 1, pageSize: 2, upcoming: true, order: MarketEventOrder.date_ascending },
      owner,
    );
    expect(ahead.total).toBe(4);
    expect(ahead.items.map(({ title }) => title)).toEqual(['Spring Market', 'Harvest Fair']);
  });

  it('returns many by ID, without those the caller may not see', async () => {
    const asked = [ids['Harvest Fair']!, ids['Secret Plans']!];
    expect(await harness.call(marketEventsByIds, { ids: asked })).toHaveLength(1);
    expect(await harness.call(marketEventsByIds, { ids: asked }, owner)).toHaveLength(2);
  });
});

describe('the cost of a list', () => {
  const plan = async (filter: Partial<MarketEventFilterInput>): Promise<string[]> => {
    const search = await harness.app.get(MarketEventSearch).conditionsOf(filter);
    const words = search?.all.length ? { $and: search.all } : {};
    const plans = searchPartsOf(filter, new Date('2027-03-01T12:00:00Z')).map(async ({ only, sort }) => {
      const wanted = { ...filterOf(filter, false), ...only };
      const hint = indexOfList(wanted, search?.all ?? [], sort);
      const explained = await harness.db
        .collection<MarketEventDocument>('marketEvents')
        .find({ ...wanted, ...words }, { sort, limit: 12, ...(hint && { hint }) })
        .explain('queryPlanner');
      return stagesOf((explained as Document)['queryPlanner'] as Document);
    });
    return (await Promise.all(plans)).flat();
  };

  it.each<[string, Partial<MarketEventFilterInput>]>([
    ['no filter', {}],
    ['a search', { search: 'harvest' }],
    ['a location', { location: 'salem' }],
    ['search and dates', { search: 'harvest', dateFrom: '2027-01-01', dateTo: '2027-12-31' }],
    ['part of a word', { search: 'arves' }],
    ['soonest first', { order: MarketEventOrder.date_ascending }],
    ['the soonest of a type', { order: MarketEventOrder.date_ascending, eventType: MarketEventType.festival }],
    ['lowest fees', { order: MarketEventOrder.lowest_fee }],
    ['dates and type', { dateFrom: '2027-01-01', eventType: MarketEventType.festival }],
  ])('reads an index in its order instead of the whole collection: %s', async (_, filter) => {
    const stages = await plan(filter);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  });

  it('reads no more search results than it shows', async () => {
    for (const eventType of [undefined, MarketEventType.craft_fair]) {
      const filter = { status: MarketEventStatus.published, eventType };
      expect(await plan(filter)).not.toContain('SORT');
    }
  });

  it('reads the upcoming market events of an organizer in the order of an index', async () => {
    const explained = (await harness.db
      .collection<MarketEventDocument>('marketEvents')
      .find(
        { ...filterOf({ organizerId: owner.id }, true), ...aheadAt(new Date('2027-05-01T12:00:00Z')) },
        { sort: sortOf({ order: MarketEventOrder.date_ascending }), limit: 2 },
      )
      .explain('executionStats')) as Document;
    expect(explained['executionStats']).toMatchObject({ nReturned: 2 });
    const stages = stagesOf(explained['queryPlanner']);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  });
});

it('lists and searches also while an index is being built', async () => {
  const index = projection.indexes.find(({ name }) => name === 'status_words_type')!;
  const collection = harness.db.collection('marketEvents');
  await collection.dropIndex('status_words_type');
  try {
    const found = await harness.call(marketEvents, { page: 1, pageSize: 1, search: 'harvest' });
    expect(found.items.map(({ title }) => title)).toEqual(['Harvest Fair']);
  } finally {
    await collection.createIndexes([index]);
  }
});
