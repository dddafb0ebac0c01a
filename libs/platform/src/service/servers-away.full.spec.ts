import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpcClient } from '@stallbook/rpc';
import { freePort, startServers, type RunningServers } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { FixtureProcess } from './testing/fixture-process.js';
import { greet, heard } from './testing/greetings.js';
import { dropDatabases, testKeysOf } from '../testing/index.js';

const withKafka = process.env['STALLBOOK_TEST_KAFKA'] !== '0';
const mongo = process.env['MONGODB_URL'] ?? '';

describe('a process whose Redis and Kafka are unreachable', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-away-'));
  const prefix = `test_away_${randomUUID().slice(0, 8)}`;
  let servers: RunningServers;
  let started: FixtureProcess;
  let client: RpcClient;
  let ops: string;
  const readiness = async () => (await fetch(`${ops}/readyz`)).json();

  beforeAll(async () => {
    const { REDIS_URL: _redis, KAFKA_BROKERS: _kafka, ...env } = process.env;
    servers = await startServers({ root, env, want: { mongo: false, kafka: withKafka && 'required' } });
    await Promise.all([servers.redis?.stop(), servers.kafka?.stop()]);
    const [rpc, opsPort] = [await freePort(), await freePort()];
    const address = `127.0.0.1:${rpc}`;
    ops = `http://127.0.0.1:${opsPort}`;
    client = new RpcClient({ registry: new Map(), addresses: { content: address } });
    started = new FixtureProcess({
      ...servers.env,
      MONGODB_URL: mongo,
      ...testKeysOf('content'),
      STALLBOOK_DB_PREFIX: prefix,
      STALLBOOK_RPC_CONTENT: address,
      OPS_PORT: String(opsPort),
    });
  });
  afterAll(async () => {
    client.close();
    await started.kill();
    await servers.stop();
    await dropDatabases(mongo, prefix);
    rmSync(root, { recursive: true, force: true });
  });

  it('becomes ready without them and reports what is missing', async () => {
    await eventually(() => fetch(`${ops}/healthz`));
    await started.isReadyAt(ops);
    expect(await readiness()).toEqual({ status: 'ok', degraded: [...(withKafka ? ['bus'] : []), 'redis'].sort() });
    expect(await (await fetch(`${ops}/metrics`)).text()).toContain('stallbook_server_up{server="redis"} 0');
  });

  it('sends pending messages once they are back and recovers completely', async () => {
    const correlationId = randomUUID();
    const greeting = client.call(greet, { text: 'hello' }, { correlationId, timeoutMs: 60_000 });
    expect(await client.call(heard, {})).toEqual([]);
    await Promise.allSettled([greeting, servers.redis?.start(), servers.kafka?.start()]);
    await eventually(async () => expect(await client.call(heard, {})).toEqual([correlationId]));
    await eventually(async () => expect(await readiness()).toEqual({ status: 'ok' }));
  });

  it('remains ready when they stop and shuts down cleanly without them', async () => {
    await Promise.all([servers.redis?.kill(), servers.kafka?.kill()]);
    await eventually(async () =>
      expect(await readiness()).toMatchObject({ status: 'ok', degraded: expect.anything() }),
    );
    expect(await client.call(heard, {})).toHaveLength(1);
    expect(await started.end()).toBe(0);
  });
});
