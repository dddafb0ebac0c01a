import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServers, type RunningServers } from '@stallbook/servers';
import { LEASE_MS } from '../embedded/groups.js';
import { adapters, createHarness, until, type Harness } from './testing/harness.js';

const consumer = fileURLToPath(new URL('./testing/consumer.ts', import.meta.url));
const execArgv = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];
/** A documented limit, so no slack. */
const WITHIN_MS = 3_000;
/** How long a killed consumer keeps its partitions. */
const keptMs = (kind: string): number => (kind === 'kafka' ? 6_000 : LEASE_MS);

describe.each(adapters)('after a crash, messages of the %s bus', (kind) => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-recovery-'));
  let servers: RunningServers;
  let harness: Harness;

  beforeAll(async () => {
    const { PATH, HOME, STALLBOOK_CACHE } = process.env;
    const want = { redis: false, kafka: kind === 'kafka' ? ('required' as const) : (false as const) };
    servers = await startServers({ root, env: { PATH, HOME, STALLBOOK_CACHE }, want });
  });
  beforeEach(async () => {
    harness = await createHarness(kind, servers.env);
  });
  afterEach(() => harness.close());
  afterAll(async () => {
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const startConsumer = async (): Promise<ChildProcess> => {
    const args = [kind, harness.db.databaseName, harness.installation, harness.group('killed'), harness.topic];
    const child = fork(consumer, args, { execArgv, env: { ...process.env, ...harness.addresses, NODE_OPTIONS: '' } });
    await once(child, 'message');
    return child;
  };
  const handled = (count: number) =>
    until(async () => (await harness.db.collection('effects').countDocuments()) >= count);

  it('flow within three seconds after their consumer is back and the killed one has lost its partitions', async () => {
    const bus = await harness.openBus();
    const first = await startConsumer();
    await bus.publish([harness.message('a', 1)]);
    await handled(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const killedAt = Date.now();
    await bus.publish([harness.message('a', 2)]);
    const second = await startConsumer();
    const start = Math.max(Date.now(), killedAt + keptMs(kind));
    await handled(2);
    const took = Date.now() - start;
    second.kill('SIGKILL');
    expect(took).toBeLessThan(WITHIN_MS);
  });

  if (kind === 'kafka') {
    it('flow within three seconds after Kafka is back', async () => {
      const bus = await harness.openBus();
      const seen: unknown[] = [];
      await bus.subscribe({ group: harness.group('g'), topics: [harness.topic] }, async (batch) => {
        seen.push(...batch.map(({ data }) => data));
      });
      await bus.publish([harness.message('a', 1)]);
      await until(() => seen.length === 1);
      await servers.kafka?.kill();
      const published = bus.publish([harness.message('a', 2)]);
      await servers.kafka?.start();
      const start = Date.now();
      await published;
      const publishedAfter = Date.now() - start;
      await until(() => seen.includes(2));
      const took = Date.now() - start;
      expect({ took: took < WITHIN_MS || took, publishedAfter: publishedAfter < WITHIN_MS || publishedAfter }).toEqual({
        took: true,
        publishedAfter: true,
      });
    });
  }
});
