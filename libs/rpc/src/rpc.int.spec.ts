import type { AddressInfo, Server } from 'node:net';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Actor, Operation } from '@stallbook/kernel';
import { ActorSignature } from './actor-signature.js';
import { RpcClient } from './client/rpc-client.js';
import type { RpcEnvelope, RpcReply } from './envelope.js';
import * as stalls from './fixture/stalls.js';
import { requestContext } from './context/request-context.js';
import { InProcessServer } from './server/in-process-server.js';
import type { InProcessRegistry } from './server/in-process-server.js';
import { TcpRpcServer } from './server/tcp-server.js';

const secret = 'a secret of at least thirty-two characters';
const vendor: Actor = { id: 'v1', role: 'vendor', emailConfirmed: true };
const booking = { market: 'm1', width: 2, contact: { email: 'ann@example.org' } };

interface Bench {
  client: RpcClient;
  app: INestMicroservice;
}

const logged: { level: string; fields: object; correlationId?: string }[] = [];
const note = (level: string) => (fields: object) => {
  logged.push({ level, fields, correlationId: requestContext.getStore()?.correlationId });
};
const logger = { error: note('error'), warn: note('warn'), debug: note('debug') };

async function overTcp(): Promise<Bench> {
  const strategy = new TcpRpcServer({ secret, logger, host: '127.0.0.1', port: 0 });
  const app = await NestFactory.createMicroservice(stalls.StallModule, { strategy, logger: false });
  await app.listen();
  const { port } = strategy.unwrap<Server>().address() as AddressInfo;
  return { app, client: new RpcClient({ secret, registry: new Map(), addresses: { events: `127.0.0.1:${port}` } }) };
}

async function inOneProcess(): Promise<Bench> {
  const registry: InProcessRegistry = new Map();
  const strategy = new InProcessServer({ secret, logger }, registry);
  const app = await NestFactory.createMicroservice(stalls.StallModule, { strategy, logger: false });
  await app.listen();
  return { app, client: new RpcClient({ secret, registry }) };
}

describe.each([
  ['TCP', overTcp],
  ['one process', inOneProcess],
])('calls over %s', (_, start) => {
  let bench: Bench;
  beforeAll(async () => (bench = await start()));
  afterAll(async () => {
    bench.client.close();
    await bench.app.close();
  });

  it('carries input, actor and command id, and returns the typed answer', async () => {
    const answer = await bench.client.call(stalls.bookStall, booking, { actor: vendor, commandId: 'c1' });
    expect(answer).toEqual({ market: 'm1', by: 'v1', commandId: 'c1' });
  });

  it('carries the correlation id of the request under way', async () => {
    const answer = await requestContext.run({ correlationId: 'r1' }, () => bench.client.call(stalls.whoServes, {}));
    expect(answer.correlationId).toBe('r1');
  });

  const roles = ['anonymous', 'none', 'vendor', 'organizer', 'admin', 'system'] as const;
  const rules: [string, Operation<object, unknown>, readonly string[]][] = [
    ['public', stalls.whoServes, roles],
    ['signed-in', stalls.whoAmI, ['none', 'vendor', 'organizer', 'admin']],
    ['organizer or admin', stalls.review, ['organizer', 'admin']],
    ['system', stalls.sweep, ['system']],
  ];
  it.each(rules.flatMap(([rule, operation, allowed]) => roles.map((role) => ({ rule, operation, allowed, role }))))(
    'applies the rule "$rule" to $role',
    async ({ operation, allowed, role }) => {
      const actor = role === 'anonymous' ? undefined : { ...vendor, role };
      const call = bench.client.call(operation, {}, { actor });
      if (allowed.includes(role)) await expect(call).resolves.toBeDefined();
      else {
        const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED';
        await expect(call).rejects.toMatchObject({ code });
      }
    },
  );

  it('refuses wrong and unknown fields with their paths, without repeating values', async () => {
    const input = { market: 'm1', width: 0, contact: { email: 'not-a-secret' }, price: 1 } as stalls.BookStall;
    const call = bench.client.call(stalls.bookStall, input, { actor: vendor });
    await expect(call).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const error = (await call.catch((reason: unknown) => reason)) as { fields: { path: string }[] };
    expect(error.fields.map(({ path }) => path).sort()).toEqual(['contact.email', 'price', 'width']);
    expect(JSON.stringify(error)).not.toContain('not-a-secret');
  });

  it.each(['a\0b', 'a\ud800b'])('refuses text that is none, wherever it stands: %j', async (text) => {
    const input = { market: text, width: 1, contact: { email: text } };
    await expect(bench.client.call(stalls.bookStall, input, { actor: vendor })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'market' }, { path: 'contact.email' }],
    });
    const odd = { market: 'Grüße 🌻', width: 1, contact: { email: 'vera@example.org' } };
    await expect(bench.client.call(stalls.bookStall, odd, { actor: vendor })).resolves.toMatchObject({
      market: 'Grüße 🌻',
    });
  });

  it('refuses unknown fields where nothing is expected', async () => {
    const input = { extra: 1 } as object;
    await expect(bench.client.call(stalls.whoServes, input)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'extra' }],
    });
  });

  it('hands on expected refusals and hides the rest', async () => {
    await expect(bench.client.call(stalls.missing, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Market not found',
      details: { lookElsewhere: true },
    });
    logged.length = 0;
    await expect(bench.client.call(stalls.broken, {}, { correlationId: 'r2' })).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong. Please try again.',
    });
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', correlationId: 'r2' }));
  });

  it('stops waiting at the deadline', async () => {
    await expect(bench.client.call(stalls.wait, { ms: 400 }, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
    });
    await expect(bench.client.call(stalls.whoServes, {}, { timeoutMs: -1 })).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
    });
  });
});

describe('forged callers', () => {
  const registry: InProcessRegistry = new Map();
  let app: INestMicroservice;
  beforeAll(async () => {
    app = await NestFactory.createMicroservice(stalls.StallModule, {
      strategy: new InProcessServer({ secret, logger }, registry),
      logger: false,
    });
    await app.listen();
  });
  afterAll(() => app.close());

  const send = (actor: string): Promise<RpcReply> => {
    const envelope: RpcEnvelope = {
      input: {},
      commandId: 'c',
      correlationId: 'r',
      deadline: Date.now() + 5_000,
      actor,
    };
    return registry.get(stalls.whoAmI.name)!(envelope);
  };
  const signed = new ActorSignature(secret).sign(vendor, stalls.whoAmI.name);
  const [body = '', mac = ''] = signed.split('.');
  const asAdmin = Buffer.from(
    JSON.stringify({ actor: { ...vendor, role: 'admin' }, operation: stalls.whoAmI.name, expires: 9e15 }),
  );
  const expired = new ActorSignature(secret, { now: () => new Date(Date.now() - 61_000) });

  it.each([
    ['an altered body', `${asAdmin.toString('base64url')}.${mac}`],
    ['an altered signature', `${body}.${mac.slice(2)}AA`],
    ['characters that decoders skip', `${signed}!!`],
    ['a third part', `${signed}.x`],
    ['no signature', body],
    ['a foreign key', new ActorSignature(`${secret}!`).sign(vendor, stalls.whoAmI.name)],
    ['another operation', new ActorSignature(secret).sign(vendor, stalls.sweep.name)],
    ['an expired signature', expired.sign(vendor, stalls.whoAmI.name)],
  ])('are refused with %s', async (_, token) => {
    expect(await send(token)).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  });

  it('are told from the genuine one', async () => {
    expect(await send(signed)).toEqual({ data: vendor });
  });

  it.each([undefined, 'text', {}, { commandId: '', correlationId: 'r', deadline: 1 }])(
    'cannot send a malformed call: %j',
    async (envelope) => {
      expect(await registry.get(stalls.whoServes.name)!(envelope)).toMatchObject({ error: { code: 'BAD_INPUT' } });
    },
  );

  it('answers that would change over the network are refused in tests', async () => {
    await expect(new RpcClient({ secret, registry }).call(stalls.dated, {})).rejects.toThrow('not plain JSON');
  });
});
