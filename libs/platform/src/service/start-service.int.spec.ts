import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { RpcClient } from '@stallbook/rpc';
import { MongoClient } from 'mongodb';
import { testKeys } from '../testing/keys.js';
import { greet, heard, slow } from '../fixture/greetings.js';

const prefix = `test_service_${randomUUID().slice(0, 8)}`;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

interface Started {
  child: ChildProcess;
  lines: string[];
  ended: Promise<unknown[]>;
}

function run(env: Record<string, string | undefined>): Started {
  const main = join(import.meta.dirname, '../fixture/main.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register', main],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], ...env } },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return { child, lines, ended: once(child, 'close') };
}

const { MONGODB_URL, REDIS_URL } = process.env;
const env = {
  MONGODB_URL,
  REDIS_URL,
  STALLBOOK_BUS: 'embedded',
  ...testKeys,
  STALLBOOK_DB_PREFIX: prefix,
};

describe('a service as a process of its own', () => {
  let started: Started;
  let client: RpcClient;
  let url: string;
  beforeAll(async () => {
    const [rpc, http] = [await freePort(), await freePort()];
    const address = `127.0.0.1:${rpc}`;
    started = run({ ...env, STALLBOOK_RPC_CONTENT: address, STALLBOOK_HTTP_PORT: String(http) });
    client = new RpcClient({ registry: new Map(), addresses: { content: address } });
    url = `http://127.0.0.1:${http}`;
    while (!started.lines.some((line) => line.includes('is ready'))) {
      if (started.child.exitCode !== null) throw new Error(started.lines.join('\n'));
      await pause(20);
    }
  }, 60_000);
  afterAll(async () => {
    client.close();
    if (started.child.exitCode === null) started.child.kill('SIGKILL');
    const mongo = await new MongoClient(MONGODB_URL ?? '').connect();
    for (const name of ['content', 'bus']) await mongo.db(`${prefix}_${name}`).dropDatabase();
    await mongo.close();
  });

  it('answers calls, and a message carries the correlation id on', async () => {
    const correlationId = randomUUID();
    await client.call(greet, { text: 'hello' }, { correlationId });
    let found: string[] = [];
    while (found.length === 0) found = await client.call(heard, {});
    expect(found).toEqual([correlationId]);
  });

  it('tells whether it lives, is ready, and how it does', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' });
    const metrics = await fetch(`${url}/metrics`);
    const text = await metrics.text();
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /stallbook_rpc_duration_seconds_count\{operation="content.greet",side="server",outcome="ok"\} 1/,
    );
    expect(text).toMatch(/stallbook_http_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/);
    expect(text).toMatch(/stallbook_consumer_lag_messages\{group="content.listener"\} 0/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('keeps the correlation id of a request that brings one, and makes one otherwise', async () => {
    const id = randomUUID();
    const given = await fetch(`${url}/where`, { headers: { 'x-correlation-id': id } });
    expect(await given.json()).toEqual({ correlationId: id });
    const forged = await fetch(`${url}/where`, { headers: { 'x-correlation-id': 'x"} injected' } });
    expect(forged.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await forged.json()).toEqual({ correlationId: forged.headers.get('x-correlation-id') });
  });

  it('finishes what is under way when it is told to stop, and ends in order', async () => {
    const during = client.call(slow, {});
    await client.call(heard, {});
    started.child.kill('SIGTERM');
    expect(await during).toBe('done');
    expect(await started.ended).toEqual([0, null]);
    expect(started.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  it('does not start with a wrong configuration, and names what is wrong', async () => {
    const wrong = run({ ...env, REDIS_URL: 'hunter2', STALLBOOK_OOPS: '1' });
    expect(await wrong.ended).toEqual([1, null]);
    const output = wrong.lines.join('\n');
    expect(output).toContain('REDIS_URL: expected a URL that starts with redis://');
    expect(output).toContain('STALLBOOK_OOPS: no such variable');
    expect(output).not.toContain('hunter2');
  }, 60_000);
});
