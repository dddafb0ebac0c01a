import {
  IndoorOutdoor,
  MarketEventAmenity,
  marketEventMap,
  MarketEventOrder,
  marketEvents,
  MarketEventType,
  type CreateMarketEventInput,
  type MarketEventFilterInput,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import type { Document } from 'mongodb';
import { importDriver } from '../../import/testing/import-driver.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import { stagesOf } from '../../testing/stages-of.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import { indexOfList, indexOfTotal } from './index-of-list.js';
import { filterOf, searchPartsOf } from './market-event-filter.js';

type Wanted = Partial<MarketEventFilterInput>;

const { electricityAvailable: electricity, wifiAvailable: wifi, tableProvided: tables } = MarketEventAmenity;
const { indoor, outdoor, both } = IndoorOutdoor;
const now = new Date('2027-03-01T12:00:00Z');
const csv = [
  'event_name,event_date,city,state,zip,venue,vendor_fee',
  'Given Fee Market,2027-06-05,Portland,OR,97209,Civic Center,40',
  'Assumed Fee Market,2027-06-06,Portland,OR,97209,Market Hall,',
].join('\n');

describe('market events by what they offer', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const add = (title: string, given: Partial<CreateMarketEventInput>) =>
    publishedMarketEvent(harness, owner, { title, zipCode: '97209', ...given });
  const titles = async (wanted: Wanted) => {
    const { items, total } = await harness.call(marketEvents, { page: 1, pageSize: 12, ...wanted });
    expect(total).toBe(items.length);
    return items.map(({ title }) => title).sort();
  };

  beforeAll(async () => {
    harness = await openHarness(now.toISOString());
    await add('Free Fair', { indoorOutdoor: outdoor });
    await add('Cheap Hall', { boothFeeCents: 4_000, indoorOutdoor: indoor, electricityAvailable: true });
    await add('Dear Hall', {
      boothFeeCents: 15_050,
      applicationFeeCents: 1_000,
      indoorOutdoor: both,
      electricityAvailable: true,
      wifiAvailable: true,
    });
    await add('Last Year', { boothFeeCents: 2_000, eventDate: '2026-06-12', electricityAvailable: true });
    const { start, carryOut } = importDriver(harness);
    const { id } = await start({ text: csv });
    await carryOut(id);
  });
  afterAll(() => harness.close());

  it.each<[string, Wanted, string[]]>([
    ['at most $40', { feeMaxCents: 4_000 }, ['Cheap Hall', 'Free Fair', 'Given Fee Market', 'Last Year']],
    ['at least $40.01', { feeMinCents: 4_001 }, ['Dear Hall']],
    ['from $20 to $40', { feeMinCents: 2_000, feeMaxCents: 4_000 }, ['Cheap Hall', 'Given Fee Market', 'Last Year']],
    ['$150.50, without the application fee', { feeMinCents: 15_050, feeMaxCents: 15_050 }, ['Dear Hall']],
    ['no booth fee', { feeMaxCents: 0 }, ['Free Fair']],
    ['from $40 to $20', { feeMinCents: 4_000, feeMaxCents: 2_000 }, []],
  ])('have a booth fee in the range: %s', async (_, wanted, expected) => {
    expect(await titles(wanted)).toEqual(expected);
  });

  it('have all chosen amenities', async () => {
    expect(await titles({ amenities: [electricity] })).toEqual(['Cheap Hall', 'Dear Hall', 'Last Year']);
    expect(await titles({ amenities: [wifi, electricity] })).toEqual(['Dear Hall']);
    expect(await titles({ amenities: [wifi, tables] })).toEqual([]);
  });

  it('are indoors or outdoors', async () => {
    expect((await titles({ indoorOutdoor: indoor })).filter((title) => title.endsWith('Hall'))).toHaveLength(2);
    expect(await titles({ indoorOutdoor: outdoor, feeMaxCents: 20_000 })).toEqual(['Dear Hall', 'Free Fair']);
    expect(await titles({ indoorOutdoor: both })).toEqual(['Dear Hall']);
  });

  it('are found with other conditions, in each order, and on the map', async () => {
    const wanted: Wanted = { amenities: [electricity], feeMaxCents: 4_000 };
    expect(await titles({ ...wanted, dateFrom: '2027-01-01' })).toEqual(['Cheap Hall']);
    expect(await titles({ ...wanted, search: 'last' })).toEqual(['Last Year']);
    expect(await titles({ ...wanted, openToApplications: true })).toEqual(['Cheap Hall']);
    expect(await titles({ ...wanted, eventType: MarketEventType.festival })).toEqual([]);
    expect(await titles({ ...wanted, near: '97201', withinMiles: 25 })).toHaveLength(2);
    for (const order of Object.values(MarketEventOrder)) {
      expect(await titles({ ...wanted, near: '97201', order })).toEqual(['Cheap Hall', 'Last Year']);
    }
    const view = { south: 45, west: -123, north: 46, east: -122 };
    const { total } = await harness.call(marketEventMap, { view, filter: { page: 1, pageSize: 12, ...wanted } });
    expect(total).toBe(2);
  });

  it('are refused with a fee below zero or an unknown amenity', async () => {
    await expect(titles({ feeMinCents: -1 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const amenities = ['insuranceRequired'] as unknown as MarketEventAmenity[];
    await expect(titles({ amenities })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  describe('at the cost of a page', () => {
    const explain = async (wanted: Wanted, part: number): Promise<Document> => {
      const { only, sort } = searchPartsOf(wanted, now).at(part)!;
      const filter = { ...filterOf(wanted, false), ...only };
      const hint = indexOfList(filter, [], sort);
      expect(hint).toBe('status_offers_type_fee');
      const found = harness.db.collection<MarketEventDocument>('marketEvents').find(filter, { sort, limit: 1, hint });
      return found.explain('executionStats');
    };
    const { date_ascending: soonest, date_descending: latest } = MarketEventOrder;
    const fairs = { eventType: MarketEventType.craft_fair, dateFrom: '2026-01-01', dateTo: '2027-12-31' };

    it.each<[string, Wanted]>([
      ['fees', { feeMinCents: 2_000, feeMaxCents: 4_000 }],
      ['amenities', { amenities: [electricity] }],
      ['setting', { indoorOutdoor: indoor, feeMaxCents: 4_000 }],
      ['soonest first', { amenities: [electricity], order: soonest }],
      ['latest first', { amenities: [electricity], order: latest }],
      ['all, with a type and dates', { ...fairs, amenities: [electricity], feeMaxCents: 4_000 }],
    ])('read one index in its order, and no other market event: %s', async (_, wanted) => {
      for (const part of [0, -1]) {
        const { queryPlanner, executionStats } = await explain(wanted, part);
        expect(executionStats).toMatchObject({ totalDocsExamined: executionStats.nReturned });
        const stages = stagesOf(queryPlanner);
        expect(stages).toContain('IXSCAN');
        for (const stage of ['COLLSCAN', 'SORT']) expect(stages).not.toContain(stage);
      }
    });

    it.each<[string, Wanted]>([
      ['boosted first', fairs],
      ['past ones', { ...fairs, dateTo: '2026-12-31' }],
      ['soonest first', { ...fairs, order: soonest }],
      ['nearest first', { ...fairs, order: MarketEventOrder.nearest }],
    ])('are counted in the index alone: %s', async (_, given) => {
      const wanted = { ...given, amenities: [electricity], feeMaxCents: 4_000 };
      const filter = filterOf(wanted, false)!;
      const hint = indexOfTotal(filter, [], searchPartsOf(wanted, now)[0]!);
      expect(hint).toBe('status_offers_type_fee');
      const explained = await harness.db
        .collection<MarketEventDocument>('marketEvents')
        .aggregate([{ $match: filter }, { $count: 'total' }], { hint })
        .explain('executionStats');
      expect(stagesOf(explained)).toContain('IXSCAN');
      for (const stage of ['COLLSCAN', 'FETCH']) expect(stagesOf(explained)).not.toContain(stage);
    });
  });
});
