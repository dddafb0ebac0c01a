import {
  createMarketEvent,
  publishMarketEvent,
  publishedChunks,
  publishedMarketEvents,
  updateMarketEvent,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('all published market events', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness.close());

  const add = async (published = true): Promise<string> => {
    const { id } = await harness.call(createMarketEvent, fields(), owner);
    if (published) await harness.call(publishMarketEvent, { id }, owner);
    return id;
  };

  it('come in pages that contain each of them once and no draft', async () => {
    const ids = [await add(), await add(), await add(), await add(), await add()];
    await add(false);
    const walked: string[] = [];
    for (;;) {
      const items = await harness.call(publishedMarketEvents, { after: walked.at(-1), limit: 2 });
      if (items.length === 0) break;
      walked.push(...items.map(({ id }) => id));
    }
    expect(walked).toEqual(ids.sort());
  });

  it('are divided into chunks that together contain each of them once', async () => {
    const all = await harness.call(publishedMarketEvents, { limit: 5_000 });
    const chunks = await harness.call(publishedChunks, { size: 2 });
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

  it('show when they last changed', async () => {
    const id = await add();
    await harness.clock.moveTo(new Date('2027-03-02T08:00:00Z'));
    await harness.call(updateMarketEvent, { id, title: 'Riverside Autumn Fair' }, owner);
    const items = await harness.call(publishedMarketEvents, { limit: 5_000 });
    expect(items.find((item) => item.id === id)?.updatedAt.slice(0, 10)).toBe('2027-03-02');
  });
});
