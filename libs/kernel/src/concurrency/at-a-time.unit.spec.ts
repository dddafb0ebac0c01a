import { setImmediate as turn } from 'node:timers/promises';
import { atATime } from './at-a-time.js';

describe('work on several items', () => {
  it('is done for each of them, for a few at a time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await atATime(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
      most = Math.max(most, (running += 1));
      await turn();
      running -= 1;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('begins no more after a failure, and fails once all that began has ended', async () => {
    const [begun, ended]: number[][] = [[], []];
    const work = async (item: number) => {
      begun!.push(item);
      if (item === 1) throw new Error('one');
      await turn();
      ended!.push(item);
    };
    await expect(atATime(2, [1, 2, 3, 4], work)).rejects.toThrow('one');
    expect([begun, ended]).toEqual([[1, 2], [2]]);
  });

  it('begins no more after work that fails before its first wait', async () => {
    const begun: number[] = [];
    const work = (item: number): Promise<void> => {
      begun.push(item);
      if (item === 1) throw new Error('one');
      return turn();
    };
    await expect(atATime(2, [1, 2, 3, 4], work)).rejects.toThrow('one');
    expect(begun).toEqual([1]);
  });

  it('begins no more once it is stopped', async () => {
    const stop = new AbortController();
    const begun: number[] = [];
    const work = (item: number) => {
      begun.push(item);
      stop.abort();
      return Promise.resolve();
    };
    await atATime(1, [1, 2], work, stop.signal);
    expect(begun).toEqual([1]);
  });
});
