import { setImmediate as nextTurn } from 'node:timers/promises';
import { Together } from './together.js';

describe('work on gathered items', () => {
  it('takes what arrived meanwhile in one run', async () => {
    const done: number[][] = [];
    const together = new Together<number>(async (items) => {
      await nextTurn();
      done.push(items);
    });
    await Promise.all([together.add([1]), together.add([2, 3]), together.add([4])]);
    expect(done).toEqual([[1], [2, 3, 4]]);
  });

  it('waits briefly for more items if configured', async () => {
    const done: number[][] = [];
    const together = new Together<number>(async (items) => void done.push(items), { gatherMs: 20 });
    const first = together.add([1]);
    await nextTurn();
    await Promise.all([first, together.add([2])]);
    expect(done).toEqual([[1, 2]]);
  });

  it('lets no failed part fail another', async () => {
    const done: number[] = [];
    const together = new Together<number>(async (items) => {
      await nextTurn();
      if (items.includes(13)) throw new Error('thirteen');
      done.push(...items);
    });
    const results = await Promise.allSettled([[1], [2], [13], [4]].map((items) => together.add(items)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual([1, 2, 4]);
    await expect(together.add([5])).resolves.toBeUndefined();
  });

  it('takes no more items per run than allowed', async () => {
    const sizes: number[] = [];
    const together = new Together<number>(async (items) => void sizes.push(items.length), { atMost: 3 });
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((item) => together.add([item])));
    expect(sizes).toEqual([1, 3, 3, 1]);
  });
});
