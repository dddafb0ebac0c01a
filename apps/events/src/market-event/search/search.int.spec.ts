import {
  marketEvents,
  updateMarketEvent,
  MarketEventOrder,
  type CreateMarketEventInput,
  type MarketEventFilterInput,
} from '@stallbook/contracts';
import { getModelToken } from '@nestjs/mongoose';
import { LOGGER } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import type { Model } from 'mongoose';
import { marketEvents as projection } from '../market-event.projection.js';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import { SEARCH_TERMS, type SearchTerm } from './search-term.schema.js';
import { TermDictionary } from './term-dictionary.js';

let harness: Harness;
const owner = actorAs('organizer');

const plain = { city: 'Nowhere', state: 'Ohio', zipCode: '00000', location: 'Lot', description: 'Stalls.' };
const add = (title: string, given: Partial<CreateMarketEventInput>) =>
  publishedMarketEvent(harness, owner, { title, ...plain, ...given });

beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
  await add('Lakeside Crafts', {
    eventDate: '2027-05-01',
    city: 'Springfield',
    state: 'Illinois',
    zipCode: '62704',
    location: 'Union Hall',
    description: 'Handwoven baskets and honey.',
    boothFeeCents: 50_00,
  });
  await add('Farmers Market', { eventDate: '2027-06-01', city: 'Québec Hill', boothFeeCents: 20_00 });
  await add('Summer Fest', { eventDate: '2027-07-01', description: 'Next to the farmers market', boothFeeCents: 0 });
});
afterAll(() => harness.close());

function dictionaryOf(config: { STALLBOOK_DEMO: boolean }): TermDictionary {
  const { app, db, clock } = harness;
  return new TermDictionary(db, app.get(getModelToken(SEARCH_TERMS)), app.get(LOGGER), config, clock);
}

/** What the looks at saved market events read meanwhile. */
async function readsOf(work: () => Promise<void>): Promise<object[]> {
  const { db } = harness;
  const profile = db.collection('system.profile');
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const looks = await profile
    .find({ 'command.find': projection.collection, 'command.projection.updatedAt': 1 })
    .toArray();
  await profile.drop();
  return looks.map(({ keysExamined, docsExamined }) => ({ keysExamined, docsExamined }));
}

const titles = async (filter: Partial<MarketEventFilterInput>): Promise<string[]> => {
  const { items, total } = await harness.call(marketEvents, { page: 1, pageSize: 12, ...filter });
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
};

describe('the search of market events', () => {
  it.each([
    ['title', 'akesid'],
    ['city', 'field'],
    ['location', 'nion'],
    ['state', 'linoi'],
    ['ZIP code', '2704'],
  ])('[EV-017] finds text anywhere within a word of the %s', async (_, search) => {
    expect(await titles({ search })).toEqual(['Lakeside Crafts']);
  });

  it('[EV-017] finds words of the description by their beginnings only', async () => {
    expect(await titles({ search: 'handwo' })).toEqual(['Lakeside Crafts']);
    expect(await titles({ search: 'woven' })).toEqual([]);
  });

  it('[EV-017] ignores case and accents', async () => {
    expect(await titles({ search: 'QUEBEC' })).toEqual(['Farmers Market']);
    expect(await titles({ search: 'uébe' })).toEqual(['Farmers Market']);
  });

  it.each(['sprinfield', 'springfiedl', 'springfeild', 'lakesida', 'hendwoven'])(
    '[EV-017] forgives one wrong letter: %s',
    async (search) => expect(await titles({ search })).toEqual(['Lakeside Crafts']),
  );

  it('[EV-017] forgives one wrong letter only in words of five letters and more', async () => {
    expect(await titles({ search: 'famers' })).toEqual(['Farmers Market', 'Summer Fest']);
    expect(await titles({ search: 'hal' })).toEqual(['Lakeside Crafts']);
    expect(await titles({ search: 'hell' })).toEqual([]);
  });

  it('shows matches in names and places before matches in descriptions', async () => {
    expect(await titles({ search: 'farmers market' })).toEqual(['Farmers Market', 'Summer Fest']);
    const page = (number: number) =>
      harness.call(marketEvents, { page: number, pageSize: 1, search: 'farmers market' });
    const pages = await Promise.all([page(1), page(2), page(3)]);
    expect(pages.map(({ items, total }) => [items[0]?.title, total])).toEqual([
      ['Farmers Market', 2],
      ['Summer Fest', 2],
      [undefined, 2],
    ]);
    expect(await titles({ search: 'farmers market', order: MarketEventOrder.date_descending })).toEqual([
      'Summer Fest',
      'Farmers Market',
    ]);
  });

  it.each([
    ['city', 'pringf'],
    ['location', 'nion ha'],
    ['state by name', 'LLINO'],
    ['state by abbreviation', 'il'],
    ['ZIP code', '270'],
  ])('[EV-013] the location filter matches text anywhere within the %s', async (_, location) => {
    expect(await titles({ location })).toContain('Lakeside Crafts');
  });

  it('[EV-013] the location filter ignores accents and does not look into titles', async () => {
    expect(await titles({ location: 'quebec' })).toEqual(['Farmers Market']);
    expect(await titles({ location: 'lakeside' })).toEqual([]);
  });

  it('[EV-014] lists the lowest fees first on request', async () => {
    expect(await titles({ order: MarketEventOrder.lowest_fee })).toEqual([
      'Summer Fest',
      'Farmers Market',
      'Lakeside Crafts',
    ]);
  });

  it('finds new and changed words immediately', async () => {
    const id = await add('Quixotic Bazaar', { eventDate: '2027-08-01' });
    expect(await titles({ search: 'ixotic' })).toEqual(['Quixotic Bazaar']);
    await harness.call(
      updateMarketEvent,
      { id, ...fields({ title: 'Zephyr Bazaar', eventDate: '2027-08-01' }) },
      owner,
    );
    expect(await titles({ search: 'ephyr' })).toEqual(['Zephyr Bazaar']);
    expect(await titles({ search: 'quixotic' })).toEqual([]);
  });

  it('shows words that begin with the search before words that hold it', async () => {
    await add('Pottery Walk', { eventDate: '2027-05-02' });
    await add('Spotted Lawn', { eventDate: '2027-05-03', description: 'Potters and smiths.' });
    expect(await titles({ search: 'pott' })).toEqual(['Pottery Walk', 'Spotted Lawn']);
    expect(await titles({ search: 'otte' })).toEqual(['Spotted Lawn', 'Pottery Walk']);
  });

  it('finds the singular by the plural, after the plural', async () => {
    await add('Grand Jubilees', { eventDate: '2027-05-04' });
    await add('Little Jubilee', { eventDate: '2027-05-05' });
    expect(await titles({ search: 'jubilees' })).toEqual(['Grand Jubilees', 'Little Jubilee']);
    expect(await titles({ search: 'jubilee' })).toEqual(['Little Jubilee', 'Grand Jubilees']);
    expect(await titles({ location: 'halls' })).toEqual([]);
  });

  it.each(['crafts near springfield', 'baskets and honey near Springfield', 'crafts del Springfield'])(
    'needs no match for a small word: %s',
    async (search) => expect(await titles({ search })).toEqual(['Lakeside Crafts']),
  );

  it('shows matches of a small word first, since it can be the name of a state', async () => {
    await add('Gary Swap', { eventDate: '2027-05-06', state: 'Indiana' });
    await add('Gary Trade', { eventDate: '2027-05-07', state: 'Texas' });
    expect(await titles({ search: 'gary, IN' })).toEqual(['Gary Swap', 'Gary Trade']);
    expect(await titles({ search: 'in', location: 'indiana' })).toEqual(['Gary Swap']);
  });

  it('keeps the terms for the next start', async () => {
    await titles({ search: 'handwoven' });
    const stored = await harness.db.collection(SEARCH_TERMS).distinct('term');
    expect(stored).toEqual(expect.arrayContaining(['springfield', '~handwoven']));
  });

  it('keeps the terms for the next start although storing them failed at first', async () => {
    const dictionary = dictionaryOf({ STALLBOOK_DEMO: false });
    await dictionary.refresh();
    await add('Snapdragon Fair', { eventDate: '2027-08-04' });
    const failure = new Error('MongoDB is gone');
    jest
      .spyOn(harness.app.get<Model<SearchTerm>>(getModelToken(SEARCH_TERMS)), 'bulkWrite')
      .mockRejectedValueOnce(failure);
    await expect(dictionary.refresh()).rejects.toBe(failure);
    jest.restoreAllMocks();
    await dictionary.refresh();
    expect(await harness.db.collection(SEARCH_TERMS).distinct('term')).toContain('snapdragon');
  });

  it('reads what was saved more than a minute before its last look only once, however much that was', async () => {
    const { clock } = harness;
    const dictionary = dictionaryOf({ STALLBOOK_DEMO: false });
    await add('Marigold Fair', { eventDate: '2027-08-02' });
    await clock.moveTo(new Date(clock.now().getTime() + 120_000));
    await dictionary.refresh();
    expect(await readsOf(() => dictionary.refresh())).toEqual([{ keysExamined: 0, docsExamined: 0 }]);
  });

  it('reads what was saved in the last minute only once, until it changes', async () => {
    const dictionary = dictionaryOf({ STALLBOOK_DEMO: false });
    const id = await add('Bluebell Fair', { eventDate: '2027-08-02' });
    await dictionary.refresh();
    expect(await readsOf(() => dictionary.refresh())).toEqual([{ keysExamined: 1, docsExamined: 0 }]);
    await harness.call(
      updateMarketEvent,
      { id, ...fields({ title: 'Foxglove Fair', eventDate: '2027-08-02' }) },
      owner,
    );
    await dictionary.refresh();
    expect((await dictionary.of('words')).has('foxglove')).toBe(true);
  });

  it('knows the terms of what another process saved up to a minute ago', async () => {
    const { clock } = harness;
    const dictionary = dictionaryOf({ STALLBOOK_DEMO: false });
    await dictionary.refresh();
    const now = clock.now();
    await clock.moveTo(new Date(now.getTime() - 30_000));
    await add('Larkspur Fair', { eventDate: '2027-08-03' });
    await clock.moveTo(now);
    await dictionary.refresh();
    expect((await dictionary.of('words')).has('larkspur')).toBe(true);
  });

  it('knows the terms of what the demo saves in the past', async () => {
    const { clock } = harness;
    const dictionary = dictionaryOf({ STALLBOOK_DEMO: true });
    await dictionary.refresh();
    const now = clock.now();
    await clock.moveTo(new Date('2027-02-01T12:00:00Z'));
    await add('Fireside Festival', { eventDate: '2027-09-01' });
    await clock.moveTo(now);
    await dictionary.refresh();
    expect((await dictionary.of('words')).has('fireside')).toBe(true);
  });
});
