import { fixedClock } from '@stallbook/testing';
import { ReadCache } from './read-cache.js';

describe('the cache of public reads', () => {
  const clock = fixedClock('2027-05-08T09:00:00Z');

  it('shares one call between concurrent reads and calls again after a second', async () => {
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

  it('keeps no answer for longer after the clock was set back', async () => {
    const cache = new ReadCache(clock);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    await Promise.all([cache.through('page 1', ask), cache.through('page 1', ask)]);
    clock.advance(-60_000);
    expect(await cache.through('page 1', ask)).toBe(2);
  });

  it('does not keep a failure', async () => {
    const cache = new ReadCache(clock);
    await expect(cache.through('page 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.through('page 1', () => Promise.resolve('there'))).toBe('there');
  });

  it('keeps an answer that is requested twice within a second', async () => {
    const cache = new ReadCache(clock);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await cache.through('page 1', ask));
    expect(answers).toEqual([1, 2, 2, 2]);
  });

  it('stays within its size', async () => {
    const cache = new ReadCache(clock);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    const twice = (page: number) =>
      Promise.all([cache.through(`page ${page}`, ask), cache.through(`page ${page}`, ask)]);
    for (let page = 0; page < 2_002; page += 1) await twice(page);
    expect(await cache.through('page 0', ask)).toBe(2_003);
    expect(await cache.through('page 2001', ask)).toBe(2_002);
  });
});
