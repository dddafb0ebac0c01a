import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServers, type RunningServers } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { deadLettersOf, makeHistory, publishAgain, settled } from './testing/history.js';
import { openStage, type Stage } from './testing/stage.js';
import { apply, openMarket } from './testing/world.js';

describe('an installation whose Kafka was lost with all its data', () => {
  const roots: string[] = [];
  const { PATH, HOME, STALLBOOK_CACHE } = process.env;
  let ports: { kafka: number; kafkaController: number };
  let servers: RunningServers;
  let stage: Stage;

  /** A Kafka without data, always under the same address. */
  const startKafka = async (): Promise<RunningServers> => {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-kafka-lost-'));
    roots.push(root);
    const want = { mongo: false, redis: false, kafka: 'required' as const };
    return startServers({ root, ports, env: { PATH, HOME, STALLBOOK_CACHE }, want });
  };

  beforeAll(async () => {
    const kafka = await freePort();
    const kafkaController = await freePort([kafka]);
    ports = { kafka, kafkaController };
    servers = await startKafka();
    const PORT = String(await freePort([kafka, kafkaController]));
    stage = await openStage({ PORT, STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: servers.env.KAFKA_BROKERS ?? '' });
  }, 180_000);
  afterAll(async () => {
    await stage.close();
    await servers.stop();
    for (const root of roots) rmSync(root, { recursive: true, force: true });
  });

  it('is the same after everything was published again, and goes on', async () => {
    const { olga, vera } = await makeHistory(stage);
    const before = await settled(stage);
    await publishAgain(stage, async () => {
      await servers.stop();
      servers = await startKafka();
    });
    expect(await settled(stage)).toEqual(before);
    expect(await deadLettersOf(stage)).toEqual([]);
    const market = await openMarket(stage, olga, 'After the loss');
    await apply(vera, market);
    await eventually(async () => {
      const titles = stage
        .db('notifications')
        .collection('notifications')
        .find({ body: /After the loss/ });
      expect(await titles.toArray()).toHaveLength(1);
    });
  }, 360_000);
});
