import kafkajs, { Kafka, logLevel } from 'kafkajs';
import Cluster from 'kafkajs/src/cluster/index.js';
import { createHarness, numbers, until, type Harness } from '../contract/testing/harness.js';
import { createKafkaBus } from '../index.js';
import type { BusMessage } from '../port.js';

const suite = process.env.STALLBOOK_TEST_KAFKA === '0' ? describe.skip : describe;

suite('the Kafka bus', () => {
  let harness: Harness;

  beforeEach(async () => {
    harness = await createHarness('kafka');
  });
  afterEach(() => harness.close());

  const kafka = (): Kafka =>
    new Kafka({ brokers: (process.env.KAFKA_BROKERS ?? '').split(','), logLevel: logLevel.NOTHING });

  it('shares the partitions of a group among its members', async () => {
    const [first, second] = [await harness.openBus(), await harness.openBus()];
    const options = { group: harness.group('g'), topics: [harness.topic] };
    const seen: [BusMessage[], BusMessage[]] = [[], []];
    await first.subscribe(options, async (batch) => void seen[0].push(...batch));
    await second.subscribe(options, async (batch) => void seen[1].push(...batch));
    let round = 0;
    await until(async () => {
      round += 1;
      await first.publish(numbers(1, 12).map((n) => harness.message(`k${n}`, round)));
      return seen[0].some(({ data }) => seen[1].some((other) => other.data === data));
    });
  });

  it('lets several processes create and use the same topics concurrently', async () => {
    const buses = await Promise.all(numbers(1, 6).map(() => harness.openBus()));
    const topics = numbers(1, 4).map((n) => `${harness.topic}.${n}`);
    await Promise.all(
      buses.map(async (bus, index) => {
        await bus.ensureTopics(topics.map((name) => ({ name, partitions: 6 })));
        await bus.publish(topics.map((topic) => harness.message('a', index, topic)));
      }),
    );
  });

  it('keeps two installations on one broker separate', async () => {
    const brokers = (process.env.KAFKA_BROKERS ?? '').split(',');
    const onFatal = (): void => undefined;
    const other = await createKafkaBus({ brokers, installation: `${harness.installation}-b`, onFatal });
    const bus = await harness.openBus();
    await other.ensureTopics([{ name: harness.topic }]);
    const options = { group: harness.group('g'), topics: [harness.topic], maxAttempts: 1 };
    const seen: BusMessage[] = [];
    const ours = await bus.subscribe(options, () => Promise.reject(new Error('fails')));
    const theirs = await other.subscribe(options, async (batch) => void seen.push(...batch));
    await bus.publish([harness.message('a', 'ours')]);
    await other.publish([harness.message('a', 'theirs')]);
    await Promise.all([ours.caughtUp(), theirs.caughtUp()]);
    expect(seen).toMatchObject([{ topic: harness.topic, data: 'theirs' }]);
    expect(await bus.deadLetters.list()).toMatchObject([{ group: options.group, message: { data: 'ours' } }]);
    expect(await other.deadLetters.list()).toEqual([]);
    await other.close();
  });

  it('restarts a consumer that kafkajs stopped because the group briefly had no coordinator', async () => {
    const group = harness.group('g');
    const { findGroupCoordinator } = Cluster.prototype;
    let refusals = 0;
    Cluster.prototype.findGroupCoordinator = function (query) {
      if (query.groupId !== harness.onBroker(group) || refusals === 2) return findGroupCoordinator.call(this, query);
      refusals += 1;
      return Promise.reject(new kafkajs.KafkaJSNonRetriableError('Failed to find group coordinator'));
    };
    try {
      const bus = await harness.openBus();
      const seen: unknown[] = [];
      await bus.subscribe({ group, topics: [harness.topic] }, async (batch) => {
        seen.push(...batch.map(({ data }) => data));
      });
      await bus.publish([harness.message('a', 1)]);
      await until(() => seen.length > 0);
      expect([refusals, seen]).toEqual([2, [1]]);
    } finally {
      Cluster.prototype.findGroupCoordinator = findGroupCoordinator;
    }
  });

  it('turns a foreign record into a dead letter and proceeds', async () => {
    const bus = await harness.openBus();
    const seen: BusMessage[] = [];
    const group = harness.group('g');
    const subscription = await bus.subscribe({ group, topics: [harness.topic] }, async (batch) => {
      seen.push(...batch);
    });
    const producer = kafka().producer();
    await producer.connect();
    await producer.send({ topic: harness.onBroker(harness.topic), messages: [{ key: 'a', value: 'not ours' }] });
    await producer.disconnect();
    await bus.publish([harness.message('a', 1)]);
    await subscription.caughtUp();
    expect(seen.map(({ data }) => data)).toEqual([1]);
    expect(await bus.deadLetters.list(group)).toMatchObject([{ message: { key: 'a', data: 'not ours' } }]);
  });

  it('refuses a message that is too large and sends the others', async () => {
    const bus = await harness.openBus();
    const large = bus.publish([harness.message('a', 'x'.repeat(3_000_000))]);
    const small = bus.publish([harness.message('a', 'small')]);
    await expect(large).rejects.toThrow();
    await small;
    const seen: BusMessage[] = [];
    const subscription = await bus.subscribe({ group: harness.group('g'), topics: [harness.topic] }, async (batch) => {
      seen.push(...batch);
    });
    await subscription.caughtUp();
    expect(seen.map(({ data }) => data)).toEqual(['small']);
  });

  it('reports a consumer that stopped permanently', async () => {
    await harness.openBus();
    const brokers = (process.env.KAFKA_BROKERS ?? '').split(',');
    let report = (_: Error): void => {};
    const fatal = new Promise<Error>((resolve) => (report = resolve));
    const bus = await createKafkaBus({
      brokers,
      installation: harness.installation,
      onFatal: (error) => report(error),
    });
    const backoffMs = (): number => {
      throw new TypeError('a bug in the program');
    };
    await bus.subscribe({ group: harness.group('g'), topics: [harness.topic], backoffMs }, async () => {
      throw new Error('fails');
    });
    await bus.publish([harness.message('a', 1)]);
    expect((await fatal).message).toContain('a bug in the program');
    await bus.close();
  });

  it('compacts state topics by key and keeps other topics for thirty days', async () => {
    const bus = await harness.openBus();
    const profiles = `${harness.topic}.profiles`;
    await bus.ensureTopics([{ name: profiles, compacted: true, partitions: 2 }]);
    const admin = kafka().admin();
    await admin.connect();
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [harness.topic, profiles].map((name) => ({ type: 2, name: harness.onBroker(name) })),
    });
    const { topics } = await admin.fetchTopicMetadata({ topics: [harness.onBroker(profiles)] });
    await admin.disconnect();
    const value = (index: number, name: string): string | undefined =>
      resources[index]?.configEntries.find(({ configName }) => configName === name)?.configValue;
    expect([value(0, 'cleanup.policy'), value(0, 'retention.ms')]).toEqual(['delete', '2592000000']);
    expect(value(1, 'cleanup.policy')).toBe('compact');
    expect(topics[0]?.partitions).toHaveLength(2);
  });
});
