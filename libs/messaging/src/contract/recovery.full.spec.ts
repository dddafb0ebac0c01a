import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServers, type RunningServers } from '@stallbook/servers';
import { LEASE_MS } from '../embedded/groups.js';
import type { MessageBus } from '../index.js';
import { adapters, createHarness, until, type Harness } from './testing/harness.js';

const consumer = fileURLToPath(new URL('./testing/consumer.ts', import.meta.url));
const execArgv = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];
/** A documented limit. */
const WITHIN_MS = 3_000;
/** How long a killed consumer keeps its partitions. */
const keptMs = (kind: string): number => (kind === 'kafka' ? 6_000 : LEASE_MS);

describe.each(adapters)('after a crash, messages of the %s bus', (kind) => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-recovery-'));
  let servers: RunningServers;
  let harness: Harness;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    const { PATH, HOME, STALLBOOK_CACHE } = process.env;
    const want = { redis: false, kafka: kind === 'kafka' ? ('required' as const) : (false as const) };
    servers = await startServers({ root, env: { PATH, HOME, STALLBOOK_CACHE }, want });
  });
  beforeEach(async () => {
    harness = await createHarness(kind, servers.env);
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await harness.close();
  });
  afterAll(async () => {
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const startConsumer = async (group = 'killed', topic = harness.topic): Promise<ChildProcess> => {
    const args = [kind, harness.db.databaseName, harness.installation, harness.group(group), topic];
    const child = fork(consumer, args, { execArgv, env: { ...process.env, ...harness.addresses, NODE_OPTIONS: '' } });
    children.push(child);
    await once(child, 'message');
    return child;
  };
  const elsewhere = () => `${harness.topic}.elsewhere`;
  const openBus = async (): Promise<MessageBus> => {
    const bus = await harness.openBus();
    await bus.ensureTopics([{ name: elsewhere() }]);
    return bus;
  };
  /** Whether it happens before a consumer that starts after the limit is ready, which takes long on a slow machine. */
  const isInTime = async (happens: Promise<unknown>): Promise<boolean> => {
    const here = new AbortController();
    const limit = pause(WITHIN_MS, undefined, { signal: here.signal });
    const tooLate = limit.then(() => startConsumer('late', elsewhere()));
    const isFirst = await Promise.race([happens.then(() => true), tooLate.then(() => false)]);
    here.abort();
    return isFirst;
  };
  const handled = (count: number) =>
    until(async () => (await harness.db.collection('effects').countDocuments()) >= count);

  it('flow within three seconds after their consumer is back and the killed one has lost its partitions', async () => {
    const bus = await openBus();
    const first = await startConsumer();
    await bus.publish([harness.message('a', 1)]);
    await handled(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const killedAt = Date.now();
    await bus.publish([harness.message('a', 2)]);
    await startConsumer();
    await pause(Math.max(0, killedAt + keptMs(kind) - Date.now()));
    expect(await isInTime(handled(2))).toBe(true);
  });

  if (kind === 'kafka') {
    it('flow within three seconds after Kafka is back', async () => {
      const bus = await openBus();
      const seen: unknown[] = [];
      await bus.subscribe({ group: harness.group('g'), topics: [harness.topic] }, async (batch) => {
        seen.push(...batch.map(({ data }) => data));
      });
      await bus.publish([harness.message('a', 1)]);
      await until(() => seen.length === 1);
      await servers.kafka?.kill();
      const published = bus.publish([harness.message('a', 2)]);
      await servers.kafka?.start();
      expect(await isInTime(Promise.all([published, until(() => seen.includes(2))]))).toBe(true);
    });
  }
});
