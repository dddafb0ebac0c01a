import { eventually } from '@stallbook/testing';
import { openMarket } from './testing/fixtures.js';
import { openHarness, type Harness } from './testing/harness.js';

interface Saved {
  saved: { targetId: string; isAvailable: boolean; event: { title: string } | null }[];
}

describe('saved items', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'events', 'content']);
  });
  afterAll(() => harness?.close());

  it('say which of them no longer exist', async () => {
    const [olga, vera] = await Promise.all([harness.join('olga', 'organizer'), harness.join('vera', 'vendor')]);
    const [gone, kept] = [
      await openMarket(harness, olga, 'Gone Market'),
      await openMarket(harness, olga, 'Kept Market'),
    ];
    const save = 'mutation($input: BookmarkInput!) { addBookmark(input: $input) { targetId } }';
    for (const targetId of [kept, gone]) await vera.do(save, { input: { targetType: 'event', targetId } });
    await olga.do('mutation($id: ID!) { deleteMarketEvent(input: { id: $id }) { id } }', { id: gone });
    const list = '{ saved: myBookmarks(input: {}) { targetId isAvailable event { title } } }';
    await eventually(async () =>
      expect((await vera.do<Saved>(list)).saved).toEqual([
        { targetId: gone, isAvailable: false, event: null },
        { targetId: kept, isAvailable: true, event: { title: 'Kept Market' } },
      ]),
    );
  });
});
