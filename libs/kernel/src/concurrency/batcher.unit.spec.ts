import { setImmediate as turn } from 'node:timers/promises';
import { Batcher } from './batcher.js';

describe('a batcher', () => {
  it('takes what was added meanwhile into the next batch', async () => {
    const done: number[][] = [];
    const batcher = new Batcher<number>(async (items) => {
      await turn();
      done.push(items);
    });
    await Promise.all([batcher.add([1]), batcher.add([2, 3]), batcher.add([4])]);
    expect(done).toEqual([[1], [2, 3, 4]]);
  });

  it('waits a moment for more where it is configured to', async () => {
    const done: number[][] = [];
    const batcher = new Batcher<number>(async (items) => void done.push(items), { gatherMs: 50 });
    const first = batcher.add([1]);
    await turn();
    await Promise.all([first, batcher.add([2])]);
    expect(done).toEqual([[1, 2]]);
  });

  it('lets no part fail another, and finds the failing one by halves', async () => {
    const tried: number[] = [];
    const done: number[] = [];
    const batcher = new Batcher<number>(async (items) => {
      await turn();
      tried.push(items.length);
      if (items.includes(13)) throw new Error('thirteen');
      done.push(...items);
    });
    const items = Array.from({ length: 64 }, (_, index) => index);
    const results = await Promise.allSettled(items.map((item) => batcher.add([item])));
    expect(items.filter((item) => results[item]?.status === 'rejected')).toEqual([13]);
    expect(done).toEqual(items.filter((item) => item !== 13));
    expect(tried.length).toBeLessThan(16);
    await expect(batcher.add([65])).resolves.toBeUndefined();
  });

  it('rejects the parts whose items the work returns as failed', async () => {
    const batcher = new Batcher<number>(async (items) => {
      await turn();
      return new Map(items.filter((item) => item % 2 === 0).map((item) => [item, new Error(`even ${item}`)]));
    });
    const results = await Promise.allSettled([[1], [3, 4], [5]].map((items) => batcher.add(items)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('takes no more items than its limit, unless they were added together', async () => {
    const sizes: number[] = [];
    const batcher = new Batcher<number>(async (items) => void sizes.push(items.length), { limit: 3 });
    await Promise.all([[1], [2], [3, 4], [5], [6, 7, 8, 9], [10]].map((items) => batcher.add(items)));
    expect(sizes).toEqual([1, 3, 1, 4, 1]);
  });
});
