import {
  createMarketEvent,
  deleteMarketEvent,
  marketEvents,
  publishMarketEvent,
  searchCorrection,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the search where a market event has the misspelled word', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeEach(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    await publish('Farmers Market');
    await publish('Farmers Fair');
  });
  afterEach(() => harness?.close());

  const draft = async (title: string, place = {}): Promise<string> =>
    (await harness.call(createMarketEvent, fields({ title, description: 'Stalls.', ...place }), owner)).id;

  async function publish(title: string, place = {}): Promise<string> {
    const id = await draft(title, place);
    await harness.call(publishMarketEvent, { id }, owner);
    return id;
  }

  const titles = async (search: string): Promise<string[]> => {
    const { items } = await harness.call(marketEvents, { page: 1, pageSize: 12, search });
    return items.map(({ title }) => title);
  };

  it('[EV-017] forgives a wrong letter that a draft has too', async () => {
    await draft('Famers Market');
    expect(await titles('famers market')).toEqual(['Farmers Market']);
  });

  it('[EV-017] forgives a wrong letter that a deleted market event had', async () => {
    const id = await publish('Famers Market');
    expect(await titles('famers market')).toContain('Famers Market');
    await harness.call(deleteMarketEvent, { id }, owner);
    expect(await titles('famers market')).toEqual(['Farmers Market']);
  });

  it('[EV-017] also finds titles that are spelled correctly, after the one with the same wrong letter', async () => {
    await publish('Famers Market');
    expect(await titles('famers market')).toEqual(['Famers Market', 'Farmers Market']);
  });

  it('treats a word as correct that several published market events have', async () => {
    for (const title of ['Marin Fair', 'Marin Fest', 'Marin Market', 'Martin Fair']) await publish(title);
    expect((await titles('marin')).toSorted()).toEqual(['Marin Fair', 'Marin Fest', 'Marin Market']);
  });

  it('does not take a ZIP code for another', async () => {
    await publish('Hilltop Fair', { zipCode: '62704' });
    await publish('Lakeside Fair', { zipCode: '62705' });
    expect(await titles('62704')).toEqual(['Hilltop Fair']);
    expect(await titles('62706')).toEqual([]);
  });

  it('suggests a correction for a word that only a draft has', async () => {
    await draft('Fest', { city: 'Austn' });
    await publish('Fest', { city: 'Austin' });
    await expect(harness.call(searchCorrection, { location: 'Austn' })).resolves.toEqual({
      search: null,
      location: 'Austin',
      hasFewerWords: false,
    });
  });
});
