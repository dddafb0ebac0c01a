import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type RunningServers } from '@stallbook/servers';
import { createKafkaBus, type MessageBus } from '../index.js';
import { createHarness, type Harness } from '../contract/testing/harness.js';

if (process.env.STALLBOOK_TEST_KAFKA !== '0') {
  describe('a bus opened while Kafka is unreachable', () => {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-away-'));
    let servers: RunningServers;
    let harness: Harness;
    const fatal: Error[] = [];
    const open = (): Promise<MessageBus> =>
      createKafkaBus({
        brokers: (servers.env.KAFKA_BROKERS ?? '').split(','),
        installation: harness.installation,
        onFatal: (error) => fatal.push(error),
      });

    beforeAll(async () => {
      const env = { ...process.env };
      delete env['KAFKA_BROKERS'];
      servers = await startServers({ root, env, want: { mongo: false, redis: false, kafka: 'required' } });
      harness = await createHarness('embedded');
      await servers.kafka?.stop();
    });
    afterAll(async () => {
      await harness.close();
      await servers.stop();
      rmSync(root, { recursive: true, force: true });
    });

    it('creates topics and subscriptions and sends pending messages as soon as Kafka is reachable', async () => {
      const bus = await open();
      await bus.ensureTopics([{ name: harness.topic }]);
      const handled: unknown[] = [];
      const subscription = await bus.subscribe(
        { group: harness.group('g'), topics: [harness.topic] },
        async (batch) => {
          handled.push(...batch.map(({ data }) => data));
        },
      );
      await expect(bus.ping()).rejects.toThrow('has not been reached yet');
      await expect(subscription.lag()).rejects.toThrow('is waiting for the message broker');
      const published = Promise.all([1, 2, 3].map((n) => bus.publish([harness.message('a', n)])));
      await servers.kafka?.start();
      await published;
      await subscription.caughtUp();
      expect(handled).toEqual([1, 2, 3]);
      expect(await subscription.lag()).toBe(0);
      await bus.ping();
      await bus.close();
      expect(fatal).toEqual([]);
    });

    it('never sends what its publisher gave up while Kafka was unreachable', async () => {
      const { topic } = harness;
      const [leaving, next] = [await open(), await open()];
      // A message that was delivered before the outage may be delivered again.
      const handled = new Map<string, unknown>();
      await next.ensureTopics([{ name: topic, compacted: true }]);
      const subscription = await next.subscribe({ group: harness.group('late'), topics: [topic] }, async (batch) => {
        for (const { id, key, data } of batch) if (key === 'b') handled.set(id, data);
      });
      await leaving.ensureTopics([{ name: topic, compacted: true }]);
      await leaving.publish([harness.message('b', 1)]);
      await servers.kafka?.stop();
      const term = new AbortController();
      const older = expect(leaving.publish([harness.message('b', 2)], term.signal)).rejects.toMatchObject({
        name: 'PublishAbandonedError',
      });
      term.abort();
      const newer = next.publish([harness.message('b', 2), harness.message('b', 3)]);
      await servers.kafka?.start();
      await Promise.all([older, newer]);
      await leaving.close();
      await subscription.caughtUp();
      expect([...handled.values()]).toEqual([1, 2, 3]);
      await next.close();
      expect(fatal).toEqual([]);
    });

    it('closes while Kafka is unreachable and reports that nothing was published', async () => {
      await servers.kafka?.stop();
      const bus = await open();
      await bus.ensureTopics([{ name: harness.topic }]);
      const subscription = await bus.subscribe({ group: harness.group('g'), topics: [harness.topic] }, async () => {});
      const published = expect(bus.publish([harness.message('a', 4)])).rejects.toMatchObject({
        name: 'BusClosedError',
      });
      await subscription.stop();
      await bus.close();
      await published;
      expect(fatal).toEqual([]);
    });
  });
}
