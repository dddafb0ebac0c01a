import { setImmediate as turn } from 'node:timers/promises';
import { Batcher } from './batcher.js';

describe('a batcher', () => {
  it('puts everything added during a batch into the next batch', async () => {
    const done: number[][] = [];
    const batcher = new Batcher<number>(async (items) => {
      await turn();
      done.push(items);
    });
    await Promise.all([batcher.add([1]), batcher.add([2, 3]), batcher.add([4])]);
    expect(done).toEqual([[1], [2, 3, 4]]);
  });

  it('begins again after it was idle', async () => {
    const done: number[][] = [];
    const batcher = new Batcher<number>(async (items) => void done.push(items));
    await batcher.add([1]);
    await turn();
    await batcher.add([2]);
    expect(done).toEqual([[1], [2]]);
  });

  it('waits for more items when gatherMs is set', async () => {
    const done: number[][] = [];
    const batcher = new Batcher<number>(async (items) => void done.push(items), { gatherMs: 50 });
    const first = batcher.add([1]);
    await turn();
    await Promise.all([first, batcher.add([2])]);
    expect(done).toEqual([[1, 2]]);
  });

  it('isolates a failing call by splitting the batch in halves', async () => {
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

  it('rejects the calls with items that the work reports as failed', async () => {
    const batcher = new Batcher<number>(async (items) => {
      await turn();
      return new Map(items.filter((item) => item % 2 === 0).map((item) => [item, new Error(`even ${item}`)]));
    });
    const results = await Promise.allSettled([[1], [3, 4], [5]].map((items) => batcher.add(items)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('never exceeds its limit, except for items added in one call', async () => {
    const sizes: number[] = [];
    const batcher = new Batcher<number>(async (items) => void sizes.push(items.length), { limit: 3 });
    await Promise.all([[1], [2], [3, 4], [5], [6, 7, 8, 9], [10]].map((items) => batcher.add(items)));
    expect(sizes).toEqual([1, 3, 1, 4, 1]);
  });
});
