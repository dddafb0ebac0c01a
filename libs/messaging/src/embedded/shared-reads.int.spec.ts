import { newId } from '@stallbook/kernel';
import { MongoClient, type Db } from 'mongodb';
import { byKey, createHarness, numbers, until, type Harness } from '../contract/testing/harness.js';
import type { BusMessage, MessageBus } from '../port.js';
import { createEmbeddedBus } from './embedded-bus.js';

describe('reads of the embedded bus', () => {
  let harness: Harness;
  let client: MongoClient;
  let db: Db;
  let bus: MessageBus;
  let reads: number;

  beforeEach(async () => {
    harness = await createHarness('embedded');
    client = await MongoClient.connect(process.env.MONGODB_URL ?? '', { monitorCommands: true });
    db = client.db(harness.db.databaseName);
    bus = await createEmbeddedBus({ db });
    client.on('commandStarted', ({ command }) => {
      if (command['find'] === 'bus_messages') reads += 1;
    });
  });
  afterEach(async () => {
    await bus.close();
    await client.close();
    await harness.close();
  });

  const groups = numbers(1, 6);

  it('are shared by the groups that a message wakes, and not repeated afterwards', async () => {
    await bus.ensureTopics([{ name: harness.topic, partitions: 1 }]);
    const seen = groups.map((): BusMessage[] => []);
    const subscriptions = [];
    for (const batch of seen) {
      const options = { group: newId(), topics: [harness.topic] };
      subscriptions.push(await bus.subscribe(options, async (messages) => void batch.push(...messages)));
    }
    const everyoneHas = (count: number) => seen.every(({ length }) => length === count);
    await bus.publish([harness.message('a', 0)]);
    await until(() => everyoneHas(1));
    reads = 0;
    for (const n of numbers(1, 20)) {
      await bus.publish([harness.message('a', n)]);
      await until(() => everyoneHas(n + 1));
    }
    expect(reads).toBeLessThan(2 * 20);
    for (const batch of seen) expect(byKey(batch)).toEqual({ a: numbers(0, 20) });
    for (const subscription of subscriptions) await subscription.stop();
  });

  it('find a backlog longer than a page in all partitions', async () => {
    const topics = numbers(1, 3).map((n) => `${harness.topic}.${n}`);
    await bus.ensureTopics(topics.map((name) => ({ name })));
    for (const topic of topics) await bus.publish(numbers(1, 700).map((n) => harness.message(`k${n % 5}`, n, topic)));
    const seen: BusMessage[] = [];
    const subscription = await bus.subscribe({ group: newId(), topics }, async (batch) => void seen.push(...batch));
    await subscription.caughtUp();
    for (const name of topics) {
      const ofTopic = byKey(seen.filter(({ topic }) => topic === name));
      expect(ofTopic).toEqual(byKey(numbers(1, 700).map((n) => ({ key: `k${n % 5}`, data: n }))));
    }
    await subscription.stop();
  });
});
