import { getModelToken } from '@nestjs/mongoose';
import { createMarketEvent } from '@stallbook/contracts';
import { LOGGER, type Logger } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { marketEvents } from '../market-event.projection.js';
import { SEARCH_TERMS } from './search-term.schema.js';
import { TermDictionary } from './term-dictionary.js';

describe('the terms of a rebuilt read model', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    // Only what was saved a minute before the last look is not read again anyway.
    for (const title of ['Harvest Fair', 'Spring Fair', 'Summer Fair']) {
      await harness.call(createMarketEvent, fields({ title }), actorAs('organizer'));
      await harness.clock.advance(120_000);
    }
  });
  afterEach(() => harness?.close());

  class SmallDictionary extends TermDictionary {
    protected override readonly mostTerms = 2;
  }

  function dictionary(Dictionary = TermDictionary): TermDictionary {
    const { app, db, clock } = harness;
    return new Dictionary(db, app.get(getModelToken(SEARCH_TERMS)), app.get(LOGGER), { STALLBOOK_DEMO: false }, clock);
  }

  /** As `npm run replay` does, by rules that find one more word. */
  async function rebuild(): Promise<void> {
    const shadow = `${marketEvents.collection}__rebuild`;
    const more = { $cond: [{ $eq: ['$title', 'Harvest Fair'] }, ['pumpkins'], []] };
    const words = { $concatArrays: ['$words', more] };
    await marketEvents
      .in(harness.db)
      .aggregate([{ $set: { words } }, { $out: shadow }])
      .toArray();
    await harness.db.collection(shadow).rename(marketEvents.collection, { dropTarget: true });
  }

  it('are known to a process that has read the earlier one', async () => {
    const known = dictionary();
    await known.refresh();
    await rebuild();
    await known.refresh();
    expect([...(await known.of('words'))]).toEqual(expect.arrayContaining(['harvest', 'pumpkins']));
  });

  it('are known to a process that starts later, and are then stored for the next start', async () => {
    await dictionary().refresh();
    await rebuild();
    const started = dictionary();
    await started.refresh();
    expect((await started.of('words')).has('pumpkins')).toBe(true);
    await marketEvents.in(harness.db).updateMany({}, { $set: { words: [] } });
    const next = dictionary();
    await next.refresh();
    expect([...(await next.of('words'))]).toEqual(expect.arrayContaining(['harvest', 'pumpkins']));
  });

  it('are no more than the dictionary takes, which says how to leave out those of replaced texts', async () => {
    const full = dictionary(SmallDictionary);
    await full.refresh();
    const [known] = await full.of('words');
    expect(known).toBeDefined();
    await harness.call(createMarketEvent, fields({ title: 'Zucchini Fair' }), actorAs('organizer'));
    const warned = jest.spyOn(harness.app.get<Logger>(LOGGER), 'warn');
    await full.refresh();
    expect((await full.of('words')).has('zucchini')).toBe(false);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('npm run replay -- events market-events'));
    warned.mockRestore();
  });
});
