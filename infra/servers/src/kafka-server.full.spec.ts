import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { type RunningServers, startServers } from './index.mjs';

const own = { ...process.env, KAFKA_BROKERS: undefined };

if (process.env['STALLBOOK_TEST_KAFKA'] !== '0') {
  describe('a Kafka of our own', () => {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-kafka-'));
    let servers: RunningServers;

    const start = async (): Promise<void> => {
      servers = await startServers({ root, env: own, want: { mongo: false, redis: false, kafka: 'required' } });
    };
    const kafka = async <T>(use: (admin: Admin) => Promise<T>): Promise<T> => {
      const admin = new Kafka({ brokers: [servers.env.KAFKA_BROKERS ?? ''], logLevel: logLevel.NOTHING }).admin();
      await admin.connect();
      return use(admin).finally(() => admin.disconnect());
    };

    beforeAll(start);
    afterAll(async () => {
      await servers.stop();
      rmSync(root, { recursive: true, force: true });
    });

    it('keeps its topics over a kill and over another start with other ports', async () => {
      await kafka(async (admin) => {
        await admin.createTopics({ topics: [{ topic: 'kept', numPartitions: 3 }], waitForLeaders: true });
      });
      await servers.kafka?.kill();
      await servers.kafka?.start();
      expect(await kafka((admin) => admin.listTopics())).toContain('kept');
      const before = servers.env.KAFKA_BROKERS;
      await start(); // the first one was never stopped
      expect(servers.env.KAFKA_BROKERS).not.toBe(before);
      expect(await kafka((admin) => admin.listTopics())).toContain('kept');
    });
  });
}
