import { setImmediate as turn } from 'node:timers/promises';
import { RetryPauses, type OtherIds } from './retry-pauses.js';

describe('work that is retried after a pause', () => {
  let now = Date.parse('2027-04-01T10:00:00Z');
  const pauses = () => new RetryPauses({ now: () => new Date(now) }, 5);
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `item-${index}` }));
  const due =
    (count: number, limit = count) =>
    ({ $nin }: OtherIds) =>
      Promise.resolve(
        items(count)
          .filter(({ _id }) => !$nin.includes(_id))
          .slice(0, limit),
      );
  const never = new AbortController().signal;

  it('takes each item once, as many at a time as it may', async () => {
    const taken: string[] = [];
    let running = 0;
    let most = 0;
    const work = async ({ _id }: { _id: string }) => {
      taken.push(_id);
      most = Math.max(most, (running += 1));
      await turn();
      running -= 1;
      return true;
    };
    await pauses().work(due(12), never, work, jest.fn());
    expect(taken.toSorted()).toEqual(
      items(12)
        .map(({ _id }) => _id)
        .toSorted(),
    );
    expect(most).toBe(5);
  });

  it('continues with the others when one fails, and takes that one again after its pause', async () => {
    const some = pauses();
    const failed = jest.fn();
    const work = jest.fn(({ _id }: { _id: string }) =>
      _id === 'item-1' ? Promise.reject(new Error('no')) : Promise.resolve(true),
    );
    await some.work(due(7), never, work, failed);
    expect(failed.mock.calls).toEqual([[new Error('no'), { _id: 'item-1' }]]);
    expect(work).toHaveBeenCalledTimes(7);
    await some.work(due(2), never, work, failed);
    expect(work).toHaveBeenCalledTimes(8);
    now += 2_000;
    await some.work(due(2), never, work, failed);
    expect(work).toHaveBeenCalledTimes(10);
  });

  it('reaches the items behind a whole batch that fails', async () => {
    const some = pauses();
    const done: string[] = [];
    const work = ({ _id }: { _id: string }) => {
      if (Number(_id.slice(5)) < 100) return Promise.reject(new Error('no'));
      done.push(_id);
      return Promise.resolve(true);
    };
    await some.work(due(103, 100), never, work, jest.fn());
    expect(done).toEqual([]);
    await some.work(due(103, 100), never, work, jest.fn());
    expect(done).toEqual(['item-100', 'item-101', 'item-102']);
  });

  it('forgets an item that has not been due for a while, because another replica finished it', async () => {
    const some = pauses();
    const work = jest.fn(() => Promise.resolve(false));
    for (const pause of [2_000, 4_000, 8_000]) {
      await some.work(due(1), never, work, jest.fn());
      now += pause;
    }
    now += 5 * 60_000 + 1;
    await some.work(due(0), never, work, jest.fn());
    await some.work(due(1), never, work, jest.fn());
    now += 2_000;
    await some.work(due(1), never, work, jest.fn());
    expect(work).toHaveBeenCalledTimes(5);
  });

  it('does not wait until a wrong clock, which was set back since, is reached again', async () => {
    const some = pauses();
    const work = jest.fn(() => Promise.resolve(false));
    now += 24 * 60 * 60_000;
    await some.work(due(1), never, work, jest.fn());
    now -= 24 * 60 * 60_000;
    await some.work(due(1), never, work, jest.fn());
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('starts none after the stop', async () => {
    const stop = new AbortController();
    const work = jest.fn(() => {
      stop.abort();
      return Promise.resolve(true);
    });
    await pauses().work(due(12), stop.signal, work, jest.fn());
    expect(work).toHaveBeenCalledTimes(1);
  });
});
