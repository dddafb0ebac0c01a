import { ResultCache } from './result-cache.js';

function counted(...totals: number[]) {
  const clock = { time: Date.UTC(2027, 2, 1), now: () => new Date(clock.time) };
  const cache = new ResultCache(clock);
  const total = (question: object = {}) =>
    cache.get(question, { compute: () => Promise.resolve(totals.shift() ?? 0), sizeOf: (answer) => answer });
  return { clock, total };
}

describe('a result about many market events', () => {
  it('is remembered for half a minute', async () => {
    const { clock, total } = counted(2_000, 2_001);
    expect([await total(), await total()]).toEqual([2_000, 2_000]);
    clock.time += 31_000;
    expect(await total()).toBe(2_001);
  });

  it('is cached for its own query only', async () => {
    const { total } = counted(2_000, 3_000);
    expect([await total({ search: 'fair' }), await total({ search: 'farm' })]).toEqual([2_000, 3_000]);
  });

  it('is computed again when it is about fewer', async () => {
    const { total } = counted(999, 998);
    expect([await total(), await total()]).toEqual([999, 998]);
  });

  it('is computed once for all who ask meanwhile', async () => {
    const { total } = counted(2_000, 3_000);
    expect(await Promise.all([total(), total()])).toEqual([2_000, 2_000]);
  });

  it('is computed again after a failure', async () => {
    const cache = new ResultCache({ now: () => new Date() });
    const asked = (compute: () => Promise<number>) => cache.get('total', { compute, sizeOf: (answer) => answer });
    await expect(asked(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
    expect(await asked(() => Promise.resolve(2_000))).toBe(2_000);
  });
});
