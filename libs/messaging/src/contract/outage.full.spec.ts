import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type RunningServers, type ServerProcess } from '@stallbook/servers';
import type { BusMessage } from '../index.js';
import { adapters, byKey, createHarness, numbers, type Harness } from './testing/harness.js';

const AWAY_MS = 60_000;
const keys = ['a', 'b', 'c', 'd'];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(adapters)('the %s bus without its broker', (kind) => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-outage-'));
  let servers: RunningServers;
  let harness: Harness;

  beforeAll(async () => {
    servers = await startServers({
      root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, STALLBOOK_CACHE: process.env.STALLBOOK_CACHE },
      want: { redis: false, kafka: kind === 'kafka' ? 'required' : false },
    });
  });
  beforeEach(async () => {
    harness = await createHarness(kind, servers.env);
  });
  afterEach(() => harness.close());
  afterAll(async () => {
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const broker = (): ServerProcess => {
    const found = kind === 'kafka' ? servers.kafka : servers.mongo;
    if (!found) throw new Error('The broker was not started.');
    return found;
  };

  it.each([
    ['stopped', (server: ServerProcess) => server.stop()],
    ['killed', (server: ServerProcess) => server.kill()],
  ])(
    'proceeds after a minute in which the broker was %s, without losses, duplicates, or reordering',
    async (_, end) => {
      const bus = await harness.openBus();
      const effects = harness.db.collection<{ key: string; data: unknown }>('effects');
      const handled: BusMessage[] = [];
      const subscription = await bus.subscribe(
        { group: harness.group('g'), topics: [harness.topic] },
        async (batch) => {
          await harness.handled.handle('outage', batch, async (fresh, session) => {
            await effects.insertMany(
              fresh.map(({ key, data }) => ({ key, data })),
              { session },
            );
          });
          handled.push(...batch);
        },
      );
      const published: Promise<void>[] = [];
      const publish = (n: number): void => void published.push(bus.publish(keys.map((key) => harness.message(key, n))));

      numbers(1, 50).forEach(publish);
      await end(broker());
      for (const n of numbers(51, 100)) {
        publish(n);
        await pause(AWAY_MS / 50);
      }
      await broker().start();
      numbers(101, 150).forEach(publish);
      await Promise.all(published);
      await subscription.caughtUp();

      const written = await effects.find({}, { sort: { _id: 1 } }).toArray();
      expect(byKey(written)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 150)])));
      expect(await bus.deadLetters.list()).toEqual([]);
      expect(await subscription.lag()).toBe(0);
    },
  );
});
