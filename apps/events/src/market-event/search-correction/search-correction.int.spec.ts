import { createMarketEvent, publishMarketEvent, searchCorrection } from '@stallbook/contracts';
import { actor, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the correction of a search that finds nothing', () => {
  let harness: Harness;
  const owner = actor('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
    const { id } = await harness.call(createMarketEvent, fields({ title: 'Pottery Fair', city: 'Austin' }), owner);
    await harness.call(publishMarketEvent, { id }, owner);
    await harness.call(createMarketEvent, fields({ title: 'Secretive Bazaar', city: 'Marfa' }), owner);
  });
  afterAll(() => harness?.close());

  it('replaces an unknown place by the known one most like it', async () => {
    const corrected = { search: null, location: 'Austin' };
    await expect(harness.call(searchCorrection, { location: 'Austn' })).resolves.toEqual(corrected);
  });

  it('replaces an unknown word and keeps what is known', async () => {
    const corrected = { search: 'pottery', location: 'Austin' };
    await expect(harness.call(searchCorrection, { search: 'potterry', location: 'Asutin' })).resolves.toEqual({
      ...corrected,
      search: 'potterry',
    });
    await expect(harness.call(searchCorrection, { search: 'pottrie', location: 'Austin' })).resolves.toEqual(corrected);
  });

  it.each([
    ['nothing is like one of the words', { search: 'xylophone', location: 'Austn' }],
    ['all words are known', { search: 'pottery', location: 'Austin' }],
    ['nothing was typed', {}],
    ['only a draft has the word', { search: 'sekretives' }],
  ])('is missing when %s', (_, input) => expect(harness.call(searchCorrection, input)).resolves.toBeNull());
});
