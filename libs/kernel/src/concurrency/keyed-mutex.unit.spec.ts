import { setImmediate as turn } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

describe('a keyed mutex', () => {
  const log: string[] = [];
  beforeEach(() => void (log.length = 0));
  const job = (name: string) => async () => {
    log.push(`${name} begins`);
    await turn();
    log.push(`${name} ends`);
    return name;
  };

  it('runs work on one key in order of arrival, even after a failure', async () => {
    const mutex = new KeyedMutex();
    const fail = () => turn().then(() => Promise.reject(new Error('failed')));
    const results = await Promise.allSettled([
      mutex.run('a', job('1')),
      mutex.run('a', fail),
      mutex.run('a', job('2')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
  });

  it('lets work that arrives later wait for all that is still there', async () => {
    const mutex = new KeyedMutex();
    const second = mutex.run('a', job('1')).then(() => mutex.run('a', job('3')));
    await Promise.all([mutex.run('a', job('2')), second]);
    expect(log).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
  });

  it('runs work on different keys in parallel', async () => {
    const mutex = new KeyedMutex();
    await Promise.all([mutex.run('a', job('1')), mutex.run('b', job('2'))]);
    expect(log.slice(0, 2)).toEqual(['1 begins', '2 begins']);
  });

  it('runs work on several keys once all of them are free', async () => {
    const mutex = new KeyedMutex();
    await Promise.all([
      mutex.run(['a', 'b', 'a'], job('ab')),
      mutex.run(['b', 'c'], job('bc')),
      mutex.run(['c', 'a'], job('ca')),
    ]);
    expect(log).toEqual(['ab begins', 'ab ends', 'bc begins', 'bc ends', 'ca begins', 'ca ends']);
  });

  it('refuses work beyond its limit and accepts work again later', async () => {
    const mutex = new KeyedMutex(2);
    const results = await Promise.allSettled([1, 2, 3, 4].map((name) => mutex.run('a', job(String(name)))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { code: 'NOT_READY' } });
    expect(await mutex.run('a', job('5'))).toBe('5');
  });

  it('does not start work after its deadline has passed', async () => {
    const mutex = new KeyedMutex();
    const late = Date.now() - 1;
    const results = await Promise.allSettled([mutex.run('a', job('1')), mutex.run('a', job('2'), late)]);
    expect(results[1]).toMatchObject({ reason: { code: 'NOT_READY' } });
    expect(log).toEqual(['1 begins', '1 ends']);
    await expect(mutex.run('a', job('3'), late)).resolves.toBe('3');
  });
});
