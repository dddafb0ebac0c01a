import { fixedClock } from '@stallbook/kernel';
import { ReadCache } from './read-cache.js';

describe('the cache of public reads', () => {
  const clock = fixedClock('2027-05-08T09:00:00Z');

  it('asks once for all who ask at the same time, and again after a second', async () => {
    const cache = new ReadCache(clock);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    expect(await Promise.all([cache.through('page 1', ask), cache.through('page 1', ask)])).toEqual([1, 1]);
    expect(await cache.through('page 2', ask)).toBe(2);
    clock.advance(999);
    expect(await cache.through('page 1', ask)).toBe(1);
    clock.advance(1);
    expect(await cache.through('page 1', ask)).toBe(3);
  });

  it('does not keep a failure', async () => {
    const cache = new ReadCache(clock);
    await expect(cache.through('page 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.through('page 1', () => Promise.resolve('there'))).toBe('there');
  });

  it('stays within its size', async () => {
    const cache = new ReadCache(clock);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    for (let page = 0; page < 2_001; page += 1) await cache.through(`page ${page}`, ask);
    expect(await cache.through('page 0', ask)).toBe(2_002);
    expect(await cache.through('page 2000', ask)).toBe(2_001);
  });
});
