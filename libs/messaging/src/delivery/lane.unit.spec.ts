import type { BatchContext, BusMessage } from '../port.js';
import { createLane, type Arrival, type LanePolicy } from './lane.js';

const arrival = (n: number): Arrival => ({
  message: { id: `m${n}`, topic: 't', key: 'k', type: 'x', version: 1, at: '', correlationId: 'c', data: n },
});
const arrivals = (count: number): Arrival[] => Array.from({ length: count }, (_, index) => arrival(index + 1));
const ids = (batch: BusMessage[]): string => batch.map(({ id }) => id).join(' ');

function setUp(handler: (batch: BusMessage[]) => void, policy: Partial<LanePolicy> = {}) {
  const calls: string[] = [];
  const dead: string[] = [];
  const abort = new AbortController();
  const context: BatchContext = { heartbeat: async () => {}, signal: abort.signal };
  const lane = createLane(
    async (batch) => {
      calls.push(ids(batch));
      handler(batch);
    },
    {
      maxAttempts: 3,
      backoffMs: (attempt) => attempt * 10,
      isServerAway: (error) => error instanceof RangeError,
      deadLetter: async ({ id }) => void dead.push(id),
      onFailure: () => {},
      ...policy,
    },
  );
  let done = 0;
  const offer = (list: Arrival[]): Promise<number | undefined> => lane.offer(list, context, (count) => (done = count));
  return { calls, dead, abort, offer, done: () => done };
}

describe('a lane', () => {
  it('hands over all at once while nothing fails', async () => {
    const { offer, calls, done } = setUp(() => {});
    expect(await offer(arrivals(3))).toBeUndefined();
    expect([calls, done()]).toEqual([['m1 m2 m3'], 3]);
  });

  it('bounds a batch', async () => {
    const { offer, calls } = setUp(() => {});
    await offer(arrivals(450));
    expect(calls.map((call) => call.split(' ').length)).toEqual([200, 200, 50]);
  });

  it('goes one by one through a batch that failed, and returns to batches behind it', async () => {
    let fail = true;
    const { offer, calls, done } = setUp(() => {
      if (fail) {
        fail = false;
        throw new Error('once');
      }
    });
    await offer(arrivals(3));
    await offer(arrivals(2));
    expect(calls).toEqual(['m1 m2 m3', 'm1', 'm2', 'm3', 'm1 m2']);
    expect(done()).toBe(2);
  });

  it('waits longer after each failed attempt, then gives the message up and goes on', async () => {
    const { offer, dead, done, calls } = setUp((batch) => {
      if (ids(batch).includes('m2')) throw new Error('poison');
    });
    const all = arrivals(3);
    expect(await offer(all)).toBe(10);
    expect(done()).toBe(1);
    expect(await offer(all.slice(1))).toBe(20);
    expect(await offer(all.slice(1))).toBeUndefined();
    expect(dead).toEqual(['m2']);
    expect(calls).toEqual(['m1 m2 m3', 'm1', 'm2', 'm2', 'm2', 'm3']);
  });

  it('does not count attempts while a server is away', async () => {
    let away = 10;
    const { offer, dead } = setUp(() => {
      if (away-- > 0) throw new RangeError('server away');
    });
    for (let round = 1; round <= 10; round += 1) expect(await offer(arrivals(2))).toBe(round * 10);
    expect(await offer(arrivals(2))).toBeUndefined();
    expect(dead).toEqual([]);
  });

  it('never drops a message whose dead letter could not be written', async () => {
    let shelf = false;
    const dead: string[] = [];
    const deadLetter = async ({ id }: BusMessage): Promise<void> => {
      if (!shelf) throw new Error('shelf away');
      dead.push(id);
    };
    const policy = { maxAttempts: 1, deadLetter };
    const { offer, done } = setUp(() => {
      throw new Error('poison');
    }, policy);
    expect(await offer([arrival(1)])).toBe(10);
    expect(await offer([arrival(1)])).toBe(20);
    expect(done()).toBe(0);
    shelf = true;
    expect(await offer([arrival(1)])).toBeUndefined();
    expect([dead, done()]).toEqual([['m1'], 1]);
  });

  it('gives a record up at once that is no message, without handing it over', async () => {
    const { offer, calls, dead, done } = setUp(() => {});
    await offer([arrival(1), { ...arrival(2), defect: new TypeError('no message') }, arrival(3)]);
    expect([calls, dead, done()]).toEqual([['m1', 'm3'], ['m2'], 3]);
  });

  it('leaves the rest when it is told to end, and does not hold it against the message', async () => {
    const { offer, abort, done, dead } = setUp(() => {
      abort.abort();
      throw new Error('given up');
    });
    expect(await offer(arrivals(2))).toBeUndefined();
    expect([done(), dead]).toEqual([0, []]);
  });
});
