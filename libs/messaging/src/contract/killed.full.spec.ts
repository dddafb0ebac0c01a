import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServers, type RunningServers } from '@stallbook/servers';
import { MongoClient } from 'mongodb';
import { adapters, byKey, createHarness, numbers, until, type Harness } from './testing/harness.js';

const consumer = fileURLToPath(new URL('./testing/consumer.ts', import.meta.url));
const execArgv = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each(adapters)('killed consumers of the %s bus', (kind) => {
  let harness: Harness;
  const children = new Set<ChildProcess>();

  const root = mkdtempSync(join(tmpdir(), 'stallbook-killed-'));
  let servers: RunningServers;

  beforeAll(async () => {
    const { PATH, HOME, STALLBOOK_CACHE } = process.env;
    const want = { redis: false, kafka: kind === 'kafka' ? ('required' as const) : (false as const) };
    servers = await startServers({ root, env: { PATH, HOME, STALLBOOK_CACHE }, want });
    // MongoDB keeps the locks of a killed process's transaction this long.
    const client = await MongoClient.connect(servers.env.MONGODB_URL ?? '');
    await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 5 });
    await client.close();
  });
  beforeEach(async () => {
    harness = await createHarness(kind, servers.env);
  });
  afterEach(async () => {
    for (const child of children) await kill(child);
    await harness.close();
  });
  afterAll(async () => {
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const startConsumer = async (): Promise<ChildProcess> => {
    const args = [kind, harness.db.databaseName, harness.installation, harness.group('killed'), harness.topic];
    const child = fork(consumer, args, { execArgv, env: { ...process.env, ...harness.addresses, NODE_OPTIONS: '' } });
    children.add(child);
    await once(child, 'message');
    return child;
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  it('are replaced within seconds without losses, duplicates, or reordering', async () => {
    const bus = await harness.openBus();
    const effects = harness.db.collection<{ key: string; data: number; by: number }>('effects');
    const consumers = new Map<number | undefined, ChildProcess>();
    const addConsumer = async (): Promise<void> => {
      const child = await startConsumer();
      consumers.set(child.pid, child);
    };
    await Promise.all([addConsumer(), addConsumer()]);

    for (const phase of [0, 1, 2, 3]) {
      const before = await effects.countDocuments();
      const published = (async () => {
        for (const n of numbers(phase * 100 + 1, (phase + 1) * 100)) {
          await bus.publish(keys.map((key) => harness.message(key, n)));
        }
      })();
      await until(async () => (await effects.countDocuments()) > before);
      const [last] = await effects.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
      const victim = consumers.get(last?.by);
      if (victim) await kill(victim);
      expect(victim?.signalCode).toBe('SIGKILL');
      await addConsumer();
      await published;
      await until(async () => (await effects.countDocuments()) >= (phase + 1) * 100 * keys.length);
    }

    const written = await effects.find({}, { sort: { _id: 1 } }).toArray();
    expect(byKey(written)).toEqual(Object.fromEntries(keys.map((key) => [key, numbers(1, 400)])));
    expect(await bus.deadLetters.list(harness.group('killed'))).toEqual([]);
  });
});
