import { NewerVersionError } from '@stallbook/kernel';
import type { BatchContext, BusMessage } from '../port.js';
import { createProcessor, type IncomingRecord, type ProcessorPolicy } from './partition-processor.js';

const record = (n: number): IncomingRecord => ({
  message: {
    id: `m${n}`,
    topic: 't',
    key: 'k',
    stream: 's',
    sequence: n,
    type: 'x',
    version: 1,
    occurredAt: '',
    correlationId: 'c',
    data: n,
  },
});
const records = (count: number): IncomingRecord[] => Array.from({ length: count }, (_, index) => record(index + 1));
const ids = (batch: BusMessage[]): string => batch.map(({ id }) => id).join(' ');

function setUp(handler: (batch: BusMessage[]) => void, policy: Partial<ProcessorPolicy> = {}) {
  const calls: string[] = [];
  const dead: string[] = [];
  const abort = new AbortController();
  const context: BatchContext = { signal: abort.signal };
  const processor = createProcessor(
    async (batch) => {
      calls.push(ids(batch));
      handler(batch);
    },
    {
      maxAttempts: 3,
      backoffMs: (attempt) => attempt * 10,
      isServerUnreachable: (error) => error instanceof RangeError,
      awaitsUpgrade: () => true,
      deadLetter: async ({ id }) => void dead.push(id),
      onFailure: () => {},
      ...policy,
    },
  );
  let done = 0;
  const process = (list: IncomingRecord[]): Promise<number | undefined> =>
    processor.process(list, context, (count) => (done = count));
  return { calls, dead, abort, process, done: () => done };
}

describe('a partition processor', () => {
  it('passes all messages in one batch while nothing fails', async () => {
    const { process, calls, done } = setUp(() => {});
    expect(await process(records(3))).toBeUndefined();
    expect([calls, done()]).toEqual([['m1 m2 m3'], 3]);
  });

  it('limits the batch size', async () => {
    const { process, calls } = setUp(() => {});
    await process(records(450));
    expect(calls.map((call) => call.split(' ').length)).toEqual([100, 100, 100, 100, 50]);
  });

  it('processes a failed batch one message at a time, then returns to batches', async () => {
    let fail = true;
    const { process, calls, done } = setUp(() => {
      if (fail) {
        fail = false;
        throw new Error('once');
      }
    });
    await process(records(3));
    await process(records(2));
    expect(calls).toEqual(['m1 m2 m3', 'm1', 'm2', 'm3', 'm1 m2']);
    expect(done()).toBe(2);
  });

  it('waits longer after each failed attempt, then gives up on the message and proceeds', async () => {
    const { process, dead, done, calls } = setUp((batch) => {
      if (ids(batch).includes('m2')) throw new Error('poison');
    });
    const all = records(3);
    expect(await process(all)).toBe(10);
    expect(done()).toBe(1);
    expect(await process(all.slice(1))).toBe(20);
    expect(await process(all.slice(1))).toBeUndefined();
    expect(dead).toEqual(['m2']);
    expect(calls).toEqual(['m1 m2 m3', 'm1', 'm2', 'm2', 'm2', 'm3']);
  });

  it('does not count attempts while a server is unreachable', async () => {
    let failures = 10;
    const { process, dead } = setUp(() => {
      if (failures-- > 0) throw new RangeError('server unreachable');
    });
    for (let round = 1; round <= 10; round += 1) expect(await process(records(2))).toBe(round * 10);
    expect(await process(records(2))).toBeUndefined();
    expect(dead).toEqual([]);
  });

  it('does not count attempts while a newer version may be read by another replica, then gives up immediately', async () => {
    let waiting = true;
    const read = (batch: BusMessage[]): void => {
      if (ids(batch).includes('m2')) throw new NewerVersionError(2, 1);
    };
    const { process, dead, done, calls } = setUp(read, { awaitsUpgrade: () => waiting });
    const all = records(3);
    for (let round = 1; round <= 10; round += 1) expect(await process(all.slice(done()))).toBe(round * 10);
    expect([done(), dead]).toEqual([1, []]);
    waiting = false;
    expect(await process(all.slice(1))).toBeUndefined();
    expect([dead, calls.at(-1)]).toEqual([['m2'], 'm3']);
  });

  it('never drops a message if its dead letter could not be written', async () => {
    let store = false;
    const dead: string[] = [];
    const deadLetter = async ({ id }: BusMessage): Promise<void> => {
      if (!store) throw new Error('store unreachable');
      dead.push(id);
    };
    const policy = { maxAttempts: 1, deadLetter };
    const { process, done } = setUp(() => {
      throw new Error('poison');
    }, policy);
    expect(await process([record(1)])).toBe(10);
    expect(await process([record(1)])).toBe(20);
    expect(done()).toBe(0);
    store = true;
    expect(await process([record(1)])).toBeUndefined();
    expect([dead, done()]).toEqual([['m1'], 1]);
  });

  it('gives up immediately on a record that is not a message, without passing it to the handler', async () => {
    const { process, calls, dead, done } = setUp(() => {});
    await process([record(1), { ...record(2), defect: new TypeError('no message') }, record(3)]);
    expect([calls, dead, done()]).toEqual([['m1', 'm3'], ['m2'], 3]);
  });

  it('leaves the rest after an abort without counting it as a failed attempt', async () => {
    const { process, abort, done, dead } = setUp(() => {
      abort.abort();
      throw new Error('given up');
    });
    expect(await process(records(2))).toBeUndefined();
    expect([done(), dead]).toEqual([0, []]);
  });
});
