import type { ClientSession } from 'mongodb';
import type { BusMessage, MessageBus } from '../index.js';
import { adapters, byKey, createHarness, numbers, until, type Harness } from './testing/harness.js';

describe.each(adapters)('starting and stopping on the %s bus', (kind) => {
  let harness: Harness;
  let bus: MessageBus;

  beforeEach(async () => {
    harness = await createHarness(kind);
    bus = await harness.openBus();
  });
  afterEach(() => harness.close());

  const keys = ['a', 'b', 'c', 'd', 'e'];
  const write = (seen: BusMessage[], session: ClientSession): Promise<unknown> =>
    harness.db.collection('effects').insertMany(
      seen.map(({ key, data }) => ({ key, data })),
      { session },
    );
  const written = async (): Promise<Record<string, unknown[]>> =>
    byKey(
      await harness.db
        .collection<{ key: string; data: number }>('effects')
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    );

  it('has no effect on a second delivery of a handled message', async () => {
    const message = harness.message('a', 1);
    const subscription = await bus.subscribe(
      { group: harness.group('twice'), topics: [harness.topic] },
      async (batch) => {
        await harness.handled.handle('contract', batch, async (fresh, session) => void (await write(fresh, session)));
      },
    );
    await bus.publish([message]);
    await bus.publish([message, harness.message('a', 2)]);
    await bus.publish([message]);
    await subscription.caughtUp();
    expect(await written()).toEqual({ a: [1, 2] });
  });

  it('causes no loss or duplicate if a consumer is stopped midway and restarted many times', async () => {
    const options = { group: harness.group('restarts'), topics: [harness.topic] };
    const handler = async (batch: BusMessage[]): Promise<void> => {
      await harness.handled.handle('restarts', batch, async (fresh, session) => void (await write(fresh, session)));
    };
    const publishing = (async () => {
      for (const n of numbers(1, 60)) await bus.publish(keys.map((key) => harness.message(key, n)));
    })();
    for (let round = 0; round < 4; round += 1) {
      const process = await harness.openBus();
      await process.subscribe(options, handler);
      await until(async () => (await harness.db.collection('effects').countDocuments()) > round * 40);
      await process.close();
    }
    await publishing;
    const last = await bus.subscribe(options, handler);
    await last.caughtUp();
    expect(await written()).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 60)])));
  });

  it('waits for the running handler and does not redeliver its batch', async () => {
    const options = { group: harness.group('drain'), topics: [harness.topic] };
    const seen: BusMessage[] = [];
    let started = (): void => {};
    const running = new Promise<void>((resolve) => (started = resolve));
    const first = await bus.subscribe(options, async (batch, { signal }) => {
      started();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      seen.push(...batch);
    });
    await bus.publish([harness.message('a', 1)]);
    await running;
    await first.stop();
    expect(byKey(seen)).toEqual({ a: [1] });
    const second = await bus.subscribe(options, async (batch) => void seen.push(...batch));
    await bus.publish([harness.message('a', 2)]);
    await second.caughtUp();
    expect(byKey(seen)).toEqual({ a: [1, 2] });
  });

  it('hands over to another group member without loss or duplicate', async () => {
    const options = { group: harness.group('shared'), topics: [harness.topic] };
    const handler = async (batch: BusMessage[]): Promise<void> => {
      await harness.handled.handle('shared', batch, async (fresh, session) => void (await write(fresh, session)));
    };
    const first = await harness.openBus();
    const replacement = await harness.openBus();
    await first.subscribe(options, handler);
    const second = await replacement.subscribe(options, handler);
    for (const n of numbers(1, 20)) await bus.publish(keys.map((key) => harness.message(key, n)));
    await first.close();
    for (const n of numbers(21, 40)) await bus.publish(keys.map((key) => harness.message(key, n)));
    await second.caughtUp();
    expect(await written()).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 40)])));
  });

  it('publishes everything accepted before close', async () => {
    const other = await harness.openBus();
    const pending = Promise.all(numbers(1, 30).map((n) => other.publish([harness.message('a', n)])));
    await other.close();
    await pending;
    const seen: BusMessage[] = [];
    const subscription = await bus.subscribe(
      { group: harness.group('after'), topics: [harness.topic] },
      async (batch) => {
        seen.push(...batch);
      },
    );
    await subscription.caughtUp();
    expect(byKey(seen)).toEqual({ a: numbers(1, 30) });
  });
});
