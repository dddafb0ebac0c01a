import {
  createMarketEvent,
  publishMarketEvent,
  publishedChunks,
  publishedMarketEvents,
  updateMarketEvent,
} from '@stallbook/contracts';
import { actor, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('all published market events', () => {
  let stage: Harness;
  const owner = actor('organizer');
  beforeAll(async () => {
    stage = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => stage.close());

  const add = async (published = true): Promise<string> => {
    const { id } = await stage.call(createMarketEvent, fields(), owner);
    if (published) await stage.call(publishMarketEvent, { id }, owner);
    return id;
  };

  it('come in stretches that leave none out and hold none twice, drafts apart', async () => {
    const ids = [await add(), await add(), await add(), await add(), await add()];
    await add(false);
    const walked: string[] = [];
    for (;;) {
      const items = await stage.call(publishedMarketEvents, { after: walked.at(-1), limit: 2 });
      if (items.length === 0) break;
      walked.push(...items.map(({ id }) => id));
    }
    expect(walked).toEqual(ids.sort());
  });

  it('are divided into chunks that together hold each of them once', async () => {
    const all = await stage.call(publishedMarketEvents, { limit: 5_000 });
    const chunks = await stage.call(publishedChunks, { size: 2 });
    expect(chunks.map(({ count }) => count)).toEqual([2, 2, 1]);
    expect(chunks.map(({ lastId }) => lastId)).toEqual([all[1], all[3], all[4]].map((one) => one?.id));
    const changes = all.map(({ updatedAt }) => updatedAt).sort();
    expect(
      chunks
        .map(({ changed }) => changed)
        .sort()
        .at(-1),
    ).toBe(changes.at(-1));
  });

  it('tell when they changed last', async () => {
    const id = await add();
    await stage.clock.moveTo(new Date('2027-03-02T08:00:00Z'));
    await stage.call(updateMarketEvent, { id, title: 'Riverside Autumn Fair' }, owner);
    const items = await stage.call(publishedMarketEvents, { limit: 5_000 });
    expect(items.find((item) => item.id === id)?.updatedAt.slice(0, 10)).toBe('2027-03-02');
  });
});
