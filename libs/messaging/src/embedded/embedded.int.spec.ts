import { MongoClient, type Db } from 'mongodb';
import { createHarness, byKey, numbers, type Harness } from '../contract/testing/harness.js';
import type { BusMessage } from '../port.js';
import { toRecord } from '../publish/publish-queue.js';
import { Groups, LeaseLostError } from './groups.js';
import { MessageLog } from './log.js';
import { removeExpired } from './remove-expired.js';
import { Topics } from './topics.js';

describe('the embedded bus', () => {
  let harness: Harness;
  let client: MongoClient;
  let db: Db;

  beforeEach(async () => {
    harness = await createHarness('embedded');
    client = await MongoClient.connect(process.env.MONGODB_URL ?? '');
    db = client.db(harness.db.databaseName);
  });
  afterEach(async () => {
    await client.close();
    await harness.close();
  });

  const day = (n: number): Date => new Date(Date.UTC(2027, 0, n));
  const seconds = (n: number): Date => new Date(day(1).getTime() + n * 1_000);
  const append = (log: MessageLog, key: string, data: unknown, at = day(1)): Promise<unknown> =>
    log.append([toRecord(harness.message(key, data))], 'test', at, () => 0);
  const kept = async (log: MessageLog): Promise<unknown[]> =>
    (await log.read(harness.topic, 0, 0)).messages.map(({ sequence, message }) => [
      sequence,
      message.key,
      message.data,
    ]);

  it('numbers messages without gaps or duplicates when several processes write to one partition', async () => {
    const logs = numbers(1, 4).map(() => new MessageLog(db));
    await Promise.all(
      logs.map(async (log, writer) => {
        for (const n of numbers(1, 25)) await append(log, `w${writer}`, n);
      }),
    );
    const { messages: stored } = await new MessageLog(db).read(harness.topic, 0, 0);
    expect(stored.map(({ sequence }) => sequence)).toEqual(numbers(1, 100));
    expect(byKey(stored.map(({ message }) => message))).toEqual(
      Object.fromEntries(numbers(0, 3).map((writer) => [`w${writer}`, numbers(1, 25)])),
    );
  });

  it('receives messages published by another process', async () => {
    const [receiver, sender] = [await harness.openBus(), await harness.openBus()];
    const seen: BusMessage[] = [];
    const subscription = await receiver.subscribe(
      { group: harness.group('g'), topics: [harness.topic] },
      async (batch) => {
        seen.push(...batch);
      },
    );
    for (const n of numbers(1, 20)) await sender.publish([harness.message('a', n)]);
    await subscription.caughtUp();
    expect(byKey(seen)).toEqual({ a: numbers(1, 20) });
  });

  it('removes messages past their retention but never the last number', async () => {
    const [log, topics] = [new MessageLog(db), new Topics(db)];
    await topics.ensure([{ name: harness.topic, partitions: 1 }]);
    await append(log, 'a', 'old', day(1));
    await append(log, 'b', 'younger', day(20));
    await removeExpired(log, topics, day(40));
    expect(await kept(log)).toEqual([[2, 'b', 'younger']]);
    await removeExpired(log, topics, day(400));
    await append(new MessageLog(db), 'c', 'next', day(400));
    expect((await kept(log)).at(-1)).toEqual([3, 'c', 'next']);
  });

  it('keeps only the last message per key in a compacted topic, and none of an erased person', async () => {
    const [log, topics] = [new MessageLog(db), new Topics(db)];
    await topics.ensure([{ name: harness.topic, partitions: 1, compacted: true }]);
    await append(log, 'ada', 'Ada 1');
    await append(log, 'bob', 'Bob 1');
    await append(log, 'ada', 'Ada 2');
    await append(log, 'bob', null);
    await append(log, 'eve', 'Eve 1');
    await removeExpired(log, topics, seconds(120));
    expect(await kept(log)).toEqual([
      [3, 'ada', 'Ada 2'],
      [4, 'bob', null],
      [5, 'eve', 'Eve 1'],
    ]);
    await removeExpired(log, topics, day(3));
    expect(await kept(log)).toEqual([
      [3, 'ada', 'Ada 2'],
      [5, 'eve', 'Eve 1'],
    ]);
  });

  it('removes the older messages of all keys of a compacted topic together', async () => {
    const [log, topics] = [new MessageLog(db), new Topics(db)];
    await topics.ensure([{ name: harness.topic, partitions: 1, compacted: true }]);
    const messages = (round: number) => numbers(1, 20).map((key) => toRecord(harness.message(`k${key}`, round)));
    for (const round of [1, 2, 3]) await log.append(messages(round), 'test', day(1), () => 0);
    const deletions = jest.spyOn(log.records, 'deleteMany');
    await removeExpired(log, topics, seconds(120));
    expect(await kept(log)).toEqual(numbers(1, 20).map((key) => [40 + key, `k${key}`, 3]));
    expect(deletions).toHaveBeenCalledTimes(2);
  });

  describe('never delivers a message behind one that was removed:', () => {
    let stale: MessageLog;
    let other: MessageLog;
    let topics: Topics;

    beforeEach(async () => {
      [stale, other, topics] = [new MessageLog(db), new MessageLog(db), new Topics(db)];
      await topics.ensure([{ name: harness.topic, partitions: 1, compacted: true }]);
      await append(stale, 'eve', 'Eve', seconds(0));
    });
    const last = async (): Promise<unknown> => (await kept(other)).at(-1);

    it('after another process wrote a tombstone', async () => {
      await append(other, 'ann', 'Ann Miller', seconds(1));
      await append(other, 'ann', null, seconds(2));
      await other.forgetBefore(harness.topic, 0, 'ann');
      await append(stale, 'bob', 'Bob', seconds(3));
      expect(await last()).toEqual([4, 'bob', 'Bob']);
      expect(JSON.stringify(await kept(other))).not.toContain('Ann Miller');
    });

    it('after another process removed what is out of date', async () => {
      await append(other, 'ann', 'Ann 1', seconds(1));
      await append(other, 'ann', 'Ann 2', seconds(2));
      await removeExpired(other, topics, seconds(3));
      await append(stale, 'bob', 'Bob', seconds(4));
      expect(await last()).toEqual([4, 'bob', 'Bob']);
    });

    it('long after another process took over', async () => {
      await append(other, 'ann', 'Ann 1', seconds(1));
      await append(other, 'ann', 'Ann 2', seconds(2));
      await removeExpired(other, topics, seconds(120));
      await append(stale, 'bob', 'Bob', seconds(121));
      expect(await last()).toEqual([4, 'bob', 'Bob']);
    });

    it('long after another process took over, while the clock of this one was set back', async () => {
      await append(other, 'ann', 'Ann 1', seconds(1));
      await append(other, 'ann', 'Ann 2', seconds(2));
      await removeExpired(other, topics, seconds(120));
      await append(stale, 'bob', 'Bob', seconds(-60));
      expect(await last()).toEqual([4, 'bob', 'Bob']);
    });
  });

  it('immediately removes the contents of the messages of a key in a compacted topic after a tombstone', async () => {
    const bus = await harness.openBus();
    const topic = `${harness.topic}.compacted`;
    await bus.ensureTopics([{ name: topic, partitions: 1, compacted: true }]);
    const about = (key: string, data: unknown): BusMessage => ({ ...harness.message(key, data), topic });
    await bus.publish([about('ann', 'Ann Miller'), about('bob', 'Bob')]);
    await bus.publish([about('ann', null)]);
    const { messages: held } = await new MessageLog(db).read(topic, 0, 0);
    expect(held.map(({ message }) => [message.key, message.data])).toEqual([
      ['ann', null],
      ['bob', 'Bob'],
      ['ann', null],
    ]);
  });

  it('lets only the lease holder advance a group', async () => {
    const groups = new Groups(db);
    const position = { topic: harness.topic, partition: 0, next: 4 };
    await groups.initialize('g');
    expect(await groups.acquire('g', 'one')).toBe(true);
    expect(await groups.acquire('g', 'two')).toBe(false);
    await expect(groups.record('g', 'two', [position])).rejects.toThrow(LeaseLostError);
    await groups.release('g', 'one');
    expect(await groups.acquire('g', 'two')).toBe(true);
    expect(await groups.renew(['one', 'two'])).toBe(false);
    await groups.record('g', 'two', [position]);
    await groups.initialize('g');
    expect((await groups.positions('g'))(harness.topic, 0)).toBe(4);
  });
});
