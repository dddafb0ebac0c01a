import { createMarketEvent, publishMarketEvent, searchCorrection } from '@stallbook/contracts';
import { actor, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the correction of a search that finds nothing', () => {
  let harness: Harness;
  const owner = actor('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    await publish('Pottery Fair', 'Austin');
    await publish('Lantern Night', 'Waco');
    await harness.call(createMarketEvent, fields({ title: 'Secretive Bazaar', city: 'Marfa' }), owner);
  });
  afterAll(() => harness?.close());

  async function publish(title: string, city: string): Promise<void> {
    const { id } = await harness.call(createMarketEvent, fields({ title, city }), owner);
    await harness.call(publishMarketEvent, { id }, owner);
  }

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
      'words that no market event in a place has',
      { search: 'lantern', location: 'Austn' },
      { search: null, location: 'Austin' },
    ],
  ])('leaves out words if there are %s', (_, input, fewer) =>
    expect(harness.call(searchCorrection, input)).resolves.toEqual({ ...fewer, hasFewerWords: true }),
  );

  it.each([
    ['nothing is like the only word', { search: 'xylophone' }],
    ['only drafts have any of the words', { search: 'secretive marfa' }],
    ['all words are known', { search: 'pottery', location: 'Austin' }],
    ['nothing was typed', {}],
    ['only a draft has the word', { search: 'sekretives' }],
  ])('is missing when %s', (_, input) => expect(harness.call(searchCorrection, input)).resolves.toBeNull());
});
