import { MongoClient, type ClientSession } from 'mongodb';
import { byKey, createHarness, numbers, type Harness } from '../contract/testing/harness.js';
import { isServerUnreachable } from '../delivery/server-unreachable.js';
import { TransactionStuckError } from '../errors.js';
import type { BusMessage } from '../port.js';
import { createHandledStreams } from './handled-streams.js';

describe('the handled streams of a consumer', () => {
  let harness: Harness;

  beforeEach(async () => {
    harness = await createHarness('embedded');
    await harness.db.createCollection('effects');
  });
  afterEach(() => harness.close());

  const effects = () => harness.db.collection<{ key: string; data: unknown }>('effects');
  const write = async (fresh: BusMessage[], session: ClientSession): Promise<void> => {
    await effects().insertMany(
      fresh.map(({ key, data }) => ({ key, data })),
      { session },
    );
  };
  const handle = async (messages: BusMessage[], consumer = 'replica') =>
    (await harness.handled.handle(consumer, messages, write)).length;
  const written = async () =>
    byKey(
      await effects()
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    );
  const three = () => numbers(1, 3).map((n) => harness.message('a', n)) as [BusMessage, BusMessage, BusMessage];

  it('run the effect only with later messages of a stream, in order', async () => {
    const all = numbers(1, 5).map((n) => harness.message('a', n));
    expect(await handle(all.slice(0, 2))).toBe(2);
    expect(await handle(all)).toBe(3);
    expect(await handle(all)).toBe(0);
    expect(await written()).toEqual({ a: numbers(1, 5) });
  });

  it('never go back to an earlier message of a stream, no matter how old', async () => {
    const [first, second, third] = three();
    expect(await handle([first, third])).toBe(2);
    expect(await handle([second])).toBe(0);
    expect(await written()).toEqual({ a: [1, 3] });
  });

  it('keep streams, topics, and consumers separate', async () => {
    const message = harness.message('a', 1);
    expect(await handle([message, message])).toBe(1);
    expect(await handle([message], 'another')).toBe(1);
    expect(await handle([{ ...message, topic: 'other.v1' }])).toBe(1);
    expect(await handle([{ ...message, stream: 'order-other' }])).toBe(1);
  });

  it('handle a message that became a dead letter once when it returns, even after later ones', async () => {
    const [first, second, third] = three();
    await handle([first]);
    await harness.handled.miss('replica', second);
    await handle([third]);
    expect(await handle([first, second, second, third])).toBe(1);
    expect(await handle([first, second, third])).toBe(0);
    expect(await written()).toEqual({ a: [1, 3, 2] });
  });

  it('handle a message that became a dead letter before any other of its stream', async () => {
    const [first, second] = three();
    await harness.handled.miss('replica', second);
    expect(await handle([first, second])).toBe(2);
    expect(await handle([first, second])).toBe(0);
  });

  it('cost one round trip for messages of one stream', async () => {
    const client = await MongoClient.connect(process.env.MONGODB_URL ?? '', { monitorCommands: true });
    const handled = await createHandledStreams({ client, db: client.db(harness.db.databaseName) });
    const commands: string[] = [];
    client.on('commandStarted', ({ commandName }) => void commands.push(commandName));
    await handled.handle('replica', three(), () => Promise.resolve());
    expect(commands).toEqual(['findAndModify', 'commitTransaction']);
    await client.close();
  });

  it('record nothing if the effect fails, and rethrow its error', async () => {
    await effects().createIndex({ data: 1 }, { unique: true });
    const message = harness.message('a', 1);
    const twice = async (fresh: BusMessage[], session: ClientSession): Promise<void> => {
      await write(fresh, session);
      await write(fresh, session);
    };
    await expect(harness.handled.handle('replica', [message], twice)).rejects.toMatchObject({ code: 11000 });
    expect(await written()).toEqual({});
    expect(await handle([message])).toBe(1);
  });

  it('have one effect when several consumers handle the same messages concurrently', async () => {
    const messages = numbers(1, 10).map((n) => harness.message('a', n));
    const untilDone = async (): Promise<number> => {
      try {
        return await handle(messages);
      } catch (error) {
        if (error instanceof TransactionStuckError) return untilDone();
        throw error;
      }
    };
    const counts = await Promise.all(numbers(1, 5).map(untilDone));
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect(await written()).toEqual({ a: numbers(1, 10) });
  });

  it('blame a repeatedly failing transaction on its messages, not on an outage', async () => {
    await effects().insertOne({ key: 'b', data: 0 });
    const blocker = harness.db.client.startSession();
    blocker.startTransaction();
    await effects().updateOne({ key: 'b' }, { $set: { data: 1 } }, { session: blocker });
    const conflicting = async (_: BusMessage[], session: ClientSession): Promise<void> => {
      await effects().updateOne({ key: 'b' }, { $set: { data: 2 } }, { session });
    };
    const failure = await harness.handled
      .handle('replica', [harness.message('a', 1)], conflicting)
      .catch((error: unknown) => error);
    await blocker.abortTransaction();
    await blocker.endSession();
    expect(failure).toBeInstanceOf(TransactionStuckError);
    expect(isServerUnreachable(failure)).toBe(false);
  });
});
