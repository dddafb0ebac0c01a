import { randomUUID } from 'node:crypto';
import { RpcClient } from '@stallbook/rpc';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { MongoClient } from 'mongodb';
import { FixtureProcess } from './testing/fixture-process.js';
import { greet, heard, slow } from './testing/greetings.js';
import { testKeys } from '../testing/keys.js';

const prefix = `test_service_${randomUUID().slice(0, 8)}`;

const { MONGODB_URL, REDIS_URL } = process.env;
const env = {
  MONGODB_URL,
  REDIS_URL,
  STALLBOOK_BUS: 'embedded',
  ...testKeys,
  STALLBOOK_DB_PREFIX: prefix,
};

describe('a service in a separate process', () => {
  let started: FixtureProcess;
  let client: RpcClient;
  let url: string;
  let ops: string;
  beforeAll(async () => {
    const [rpc, http, opsPort] = [await freePort(), await freePort(), await freePort()];
    const address = `127.0.0.1:${rpc}`;
    started = new FixtureProcess({
      ...env,
      STALLBOOK_RPC_CONTENT: address,
      STALLBOOK_HTTP_PORT: String(http),
      OPS_PORT: String(opsPort),
    });
    client = new RpcClient({ registry: new Map(), addresses: { content: address } });
    url = `http://127.0.0.1:${http}`;
    ops = `http://127.0.0.1:${opsPort}`;
    await started.isReadyAt(ops);
  });
  afterAll(async () => {
    client.close();
    await started.kill();
    const mongo = await new MongoClient(MONGODB_URL ?? '').connect();
    for (const name of ['content', 'bus']) await mongo.db(`${prefix}_${name}`).dropDatabase();
    await mongo.close();
  });

  it('answers calls and passes on the correlation ID in messages', async () => {
    const correlationId = randomUUID();
    await client.call(greet, { text: 'hello' }, { correlationId });
    let found: string[] = [];
    while (found.length === 0) found = await client.call(heard, {});
    expect(found).toEqual([correlationId]);
  });

  it('reports liveness, readiness, and metrics only on the ops port', async () => {
    expect(await (await fetch(`${ops}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${ops}/readyz`)).json()).toEqual({ status: 'ok' });
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${url}${path}`)).status).toBe(404);
    expect((await fetch(`${ops}/where`)).status).toBe(404);
    expect((await fetch(`${ops}/readyz`, { method: 'POST' })).status).toBe(405);
    const metrics = await fetch(`${ops}/metrics`);
    const text = await metrics.text();
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /stallbook_rpc_duration_seconds_count\{operation="content.greet",side="server",outcome="ok"\} 1/,
    );
    expect(text).toContain('stallbook_server_up{server="mongodb"} 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    // The message counts until its handler ends, which is after it was heard.
    await eventually(async () =>
      expect(await (await fetch(`${ops}/metrics`)).text()).toMatch(
        /stallbook_consumer_lag_messages\{group="content.listener"\} 0/,
      ),
    );
  });

  it('keeps the correlation ID of a request or creates one', async () => {
    const id = randomUUID();
    const response = await fetch(`${url}/where`, { headers: { 'x-correlation-id': id } });
    expect(await response.json()).toEqual({ correlationId: id });
    const forged = await fetch(`${url}/where`, { headers: { 'x-correlation-id': 'x"} injected' } });
    expect(forged.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await forged.json()).toEqual({ correlationId: forged.headers.get('x-correlation-id') });
  });

  it('finishes current work on SIGTERM and shuts down cleanly', async () => {
    const during = client.call(slow, {});
    await client.call(heard, {});
    const download = await fetch(`${url}/slow`);
    const ended = started.end();
    expect(await during).toBe('done');
    expect(await download.text()).toBe('begin end');
    expect(await ended).toBe(0);
    expect(started.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  it('refuses an invalid configuration and names the problems', async () => {
    const wrong = new FixtureProcess({ ...env, REDIS_URL: 'hunter2', STALLBOOK_OOPS: '1' });
    expect(await wrong.ended).toEqual([1, null]);
    const output = wrong.lines.join('\n');
    expect(output).toContain('REDIS_URL: expected a URL that starts with redis://');
    expect(output).toContain('STALLBOOK_OOPS: no such variable');
    expect(output).not.toContain('hunter2');
  });
});
