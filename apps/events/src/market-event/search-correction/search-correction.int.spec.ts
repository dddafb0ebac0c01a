import { createMarketEvent, searchCorrection } from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import { MarketEventReader } from '../market-event.reader.js';

describe('the correction of a search that finds nothing', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    await publish('Pottery Fair', 'Austin');
    await publish('Lantern Night', 'Waco');
    await harness.call(createMarketEvent, fields({ title: 'Secretive Bazaar', city: 'Marfa' }), owner);
  });
  afterAll(() => harness?.close());

  const publish = (title: string, city: string) => publishedMarketEvent(harness, owner, { title, city });

  it('replaces an unknown place by the known one most like it', async () => {
    const corrected = { search: null, location: 'Austin', hasFewerWords: false };
    await expect(harness.call(searchCorrection, { location: 'Austn' })).resolves.toEqual(corrected);
  });

  it('replaces an unknown word and keeps what is known', async () => {
    const corrected = { search: 'pottery', location: 'Austin', hasFewerWords: false };
    await expect(harness.call(searchCorrection, { search: 'potterry', location: 'Asutin' })).resolves.toEqual({
      ...corrected,
      search: 'potterry',
    });
    await expect(harness.call(searchCorrection, { search: 'pottrie', location: 'Austin' })).resolves.toEqual(corrected);
  });

  it.each([
    [
      'two words that no market event has together',
      { search: 'lantern pottery' },
      { search: 'lantern', location: null },
    ],
    ['a word that nothing is like', { search: 'xylophone pottery' }, { search: 'pottery', location: null }],
    [
      'three words of two market events',
      { search: 'pottery lantern fair' },
      { search: 'pottery fair', location: null },
    ],
    [
      'several words that nothing has',
      { search: 'pottery xylophone fair zither' },
      { search: 'pottery fair', location: null },
    ],
    ['words without a space between them', { search: 'Pottery,Lantern' }, { search: 'Pottery', location: null }],
    ['words that repeat', { search: 'pottery POTTERY lantern' }, { search: 'pottery', location: null }],
    ['a place that nothing is in', { search: 'lantern', location: 'Qwxyz' }, { search: 'lantern', location: null }],
    [
      'words that no market event in a place has',
      { search: 'lantern', location: 'Austn' },
      { search: null, location: 'Austin' },
    ],
  ])('leaves out words if there are %s', (_, input, fewer) =>
    expect(harness.call(searchCorrection, input)).resolves.toEqual({ ...fewer, hasFewerWords: true }),
  );

  it('counts no rare word twice', async () => {
    const count = jest.spyOn(MarketEventReader.prototype, 'count');
    await harness.call(searchCorrection, { search: 'xylophone zither pottery lantern', location: 'Austin' });
    const ofWords = count.mock.calls.filter(([, options]) => options?.limit === 3).map((call) => JSON.stringify(call));
    count.mockRestore();
    expect(ofWords.length).toBeGreaterThan(0);
    expect(ofWords).toEqual([...new Set(ofWords)]);
  });

  it.each([
    ['words', { search: 'xylophone pottery lantern' }, 'status_words_type'],
    ['a place', { location: 'Waco Austin' }, 'status_places_type'],
  ])('counts with the index of %s if nothing else is asked', async (_, input, index) => {
    const count = jest.spyOn(MarketEventReader.prototype, 'count');
    await harness.call(searchCorrection, input);
    const hints = count.mock.calls.map(([, options]) => options?.hint);
    count.mockRestore();
    expect(new Set(hints)).toEqual(new Set([index]));
  });

  it.each([
    ['nothing is like the only word', { search: 'xylophone' }],
    ['only drafts have any of the words', { search: 'secretive marfa' }],
    ['all words are known', { search: 'pottery', location: 'Austin' }],
    ['all words are known, and the place is only a space', { search: ' pottery ', location: ' ' }],
    ['nothing was typed', {}],
    ['only punctuation was typed', { search: '!?' }],
    ['only a draft has the word', { search: 'sekretives' }],
  ])('is missing when %s', (_, input) => expect(harness.call(searchCorrection, input)).resolves.toBeNull());
});
