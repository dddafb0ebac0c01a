import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ERASED, type Actor, type Operation } from '@stallbook/kernel';
import { ActorSigner } from './actor/actor-signer.js';
import { ActorVerifier } from './actor/actor-verifier.js';
import { RpcClient } from './client/rpc-client.js';
import type { RpcEnvelope, RpcReply } from './envelope.js';
import { actorKeys } from './testing/actor-keys.js';
import * as stalls from './testing/stalls.js';
import { requestContext } from './context/request-context.js';
import { InProcessServer, type InProcessRegistry } from './server/in-process-server.js';
import { GrpcRpcServer } from './server/grpc-server.js';
import { InputDigests } from './server/input-digests.js';
import { CALL } from './wire.js';

const keys = actorKeys();
const vendor: Actor = { id: 'v1', role: 'vendor' };
const booking = { market: 'm1', width: 2, contact: { email: 'ann@example.org' } };

interface Bench {
  client: RpcClient;
  clientWithin: (timeoutMs: number) => RpcClient;
  app: INestMicroservice;
}

const logged: { level: string; fields: object; correlationId?: string }[] = [];
const note = (level: string) => (fields: object) => {
  logged.push({ level, fields, correlationId: requestContext.getStore()?.correlationId });
};
const logger = { error: note('error'), warn: note('warn'), debug: note('debug') };
const isUnreachable = (error: unknown) => error instanceof stalls.ServerAway;

async function serveGrpc(options: { maxCalls?: number } = {}) {
  const strategy = new GrpcRpcServer({
    actorKeys: keys.publicKeys,
    logger,
    isUnreachable,
    host: '127.0.0.1',
    port: 0,
    ...options,
  });
  const app = await NestFactory.createMicroservice(stalls.StallModule, { strategy, logger: false });
  await app.listen();
  return { app, address: `127.0.0.1:${strategy.port}` };
}

async function overGrpc(): Promise<Bench> {
  const { app, address } = await serveGrpc();
  const options = { actorKeys: keys.privateKeys, registry: new Map(), addresses: { events: address } };
  const clientWithin = (timeoutMs: number) => new RpcClient({ ...options, timeoutMs });
  return { app, client: new RpcClient(options), clientWithin };
}

async function inOneProcess(): Promise<Bench> {
  const registry: InProcessRegistry = new Map();
  const strategy = new InProcessServer({ logger, isUnreachable }, registry);
  const app = await NestFactory.createMicroservice(stalls.StallModule, { strategy, logger: false });
  await app.listen();
  const clientWithin = (timeoutMs: number) => new RpcClient({ registry, timeoutMs });
  return { app, client: new RpcClient({ registry }), clientWithin };
}

describe.each([
  ['gRPC', overGrpc],
  ['one process', inOneProcess],
])('calls over %s', (_, start) => {
  let bench: Bench;
  beforeAll(async () => (bench = await start()));
  afterAll(async () => {
    bench.client.close();
    await bench.app.close();
  });

  it('carry input, actor, and command ID, and return the typed answer', async () => {
    const answer = await bench.client.call(stalls.bookStall, booking, { actor: vendor, commandId: 'c1' });
    expect(answer).toEqual({ market: 'm1', by: 'v1', commandId: 'c1' });
  });

  it('carry the correlation ID of the current request', async () => {
    const answer = await requestContext.run({ correlationId: 'r1' }, () => bench.client.call(stalls.replicaInfo, {}));
    expect(answer.correlationId).toBe('r1');
  });

  const roles = ['anonymous', 'none', 'vendor', 'organizer', 'admin', 'system'] as const;
  const rules: [string, Operation<object, unknown>, readonly string[]][] = [
    ['public', stalls.replicaInfo, roles],
    ['signed-in', stalls.whoAmI, ['none', 'vendor', 'organizer', 'admin']],
    ['organizer or admin', stalls.review, ['organizer', 'admin']],
    ['system', stalls.sweep, ['system']],
  ];
  it.each(rules.flatMap(([rule, operation, allowed]) => roles.map((role) => ({ rule, operation, allowed, role }))))(
    'apply the rule "$rule" to $role',
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

  it('refuse wrong and unknown fields with their paths and without their values', async () => {
    const input = { market: 'm1', width: 0, contact: { email: 'not-a-secret' }, price: 1 } as stalls.BookStall;
    const call = bench.client.call(stalls.bookStall, input, { actor: vendor });
    await expect(call).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const error = (await call.catch((reason: unknown) => reason)) as { fields: { path: string }[] };
    expect(error.fields.map(({ path }) => path).sort()).toEqual(['contact.email', 'price', 'width']);
    expect(JSON.stringify(error)).not.toContain('not-a-secret');
  });

  it.each(['a\0b', 'a\ud800b', ERASED])('refuse invalid text in any field: %j', async (text) => {
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

  it('refuse unknown fields if no input is expected', async () => {
    const input = { extra: 1 } as object;
    await expect(bench.client.call(stalls.replicaInfo, input)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'extra' }],
    });
  });

  it('return expected refusals and hide all other errors', async () => {
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

  it('answer UNAVAILABLE if the service cannot reach its server, and log it', async () => {
    logged.length = 0;
    await expect(bench.client.call(stalls.away, {}, { correlationId: 'r3' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.not.stringContaining('db.internal') as string,
    });
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', correlationId: 'r3' }));
  });

  it('stop waiting at the deadline', async () => {
    const [expired, short] = [bench.clientWithin(0), bench.clientWithin(50)];
    const tooLate = { code: 'DEADLINE_EXCEEDED' };
    await expect(expired.call(stalls.replicaInfo, {})).rejects.toMatchObject(tooLate);
    await expect(short.call(stalls.wait, { ms: 400 })).rejects.toMatchObject(tooLate);
    await short.call(stalls.wait, { ms: 400 }, { timeoutMs: 30_000 });
    for (const client of [expired, short]) client.close();
  });
});

describe('a call sent without the client', () => {
  let app: INestMicroservice;
  let wire: Client;
  beforeAll(async () => {
    const served = await serveGrpc();
    app = served.app;
    wire = new Client(served.address, credentials.createInsecure());
  });
  afterAll(() => {
    wire.close();
    return app.close();
  });

  const send = (envelope: unknown): Promise<RpcReply> =>
    new Promise((resolve, reject) => {
      const answered = (error: Error | null, reply?: RpcReply) => (reply ? resolve(reply) : reject(error as Error));
      const { path, requestSerialize, responseDeserialize } = CALL;
      const deadline = Date.now() + 20_000;
      wire.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        envelope as RpcEnvelope,
        new Metadata(),
        { deadline },
        answered,
      );
    });
  const call = { operation: stalls.whoAmI.name, input: '{}', commandId: 'c', correlationId: 'r' };
  const signer = new ActorSigner(keys.privateKeys);
  const signed = signer.sign(vendor, call);
  const [body = '', signature = ''] = signed.split('.');
  const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const asAdmin = encoded({ actor: { ...vendor, role: 'admin' }, key: 'test', expires: 9e15 });
  const expired = new ActorSigner(keys.privateKeys, { now: () => new Date(Date.now() - 61_000) });

  it.each([
    ['an altered body', `${asAdmin}.${signature}`],
    ['an altered signature', `${body}.${signature.slice(2)}AA`],
    ['characters that decoders skip', `${signed}!!`],
    ['padding', `${signed}==`],
    ['a third part', `${signed}.x`],
    ['no signature', body],
    ['a different key with the same ID', new ActorSigner(actorKeys().privateKeys).sign(vendor, call)],
    ['an unknown key', new ActorSigner(actorKeys('other').privateKeys).sign(vendor, call)],
    ['another operation', signer.sign(vendor, { ...call, operation: stalls.sweep.name })],
    ['another input', signer.sign(vendor, { ...call, input: '{"ms":1}' })],
    ['a different command ID', signer.sign(vendor, { ...call, commandId: 'd' })],
    ['an expired signature', expired.sign(vendor, call)],
    ['arbitrary text', 'x'],
  ])('is refused with %s', async (_, actor) => {
    expect(await send({ ...call, actor })).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  });

  it('is answered if its signature is genuine', async () => {
    expect(await send({ ...call, actor: signed })).toEqual({ data: vendor });
  });

  it.each([
    'text',
    {},
    { ...call, commandId: '' },
    { ...call, input: 1 },
    { ...call, input: '{', operation: stalls.replicaInfo.name },
  ])('is refused if it is malformed: %j', async (envelope) => {
    expect(await send(envelope)).toMatchObject({ error: { code: 'BAD_INPUT' } });
  });

  it('is refused if the operation is unknown', async () => {
    expect(await send({ ...call, operation: 'events.none' })).toMatchObject({ error: { code: 'INTERNAL' } });
  });
});

describe('rotated actor keys', () => {
  it('sign with the first key while services still accept the previous one', async () => {
    const [before, after] = [actorKeys('2026'), actorKeys('2027')];
    const call = { operation: 'events.whoAmI', input: '{}', commandId: 'c' };
    const old = new ActorSigner(before.privateKeys).sign(vendor, call);
    const fresh = new ActorSigner(`${after.privateKeys},${before.privateKeys}`).sign(vendor, call);
    const both = new ActorVerifier(`${after.publicKeys},${before.publicKeys}`);
    expect([both.verify(old, call), both.verify(fresh, call)]).toEqual([vendor, vendor]);
    const last = new ActorVerifier(after.publicKeys);
    expect([last.verify(old, call), last.verify(fresh, call)]).toEqual([undefined, vendor]);
  });
});

describe('an input digest', () => {
  const [before, after] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it('is created with the current key and also compared with previous keys', () => {
    const [made = ''] = new InputDigests([before]).of('c', { name: 'a' });
    const both = new InputDigests([after, before]);
    expect(both.of('c', { name: 'a' }).indexOf(made)).toBe(1);
    expect(both.of('c', { name: 'b' })).not.toContain(made);
    expect(both.of('d', { name: 'a' })).not.toContain(made);
  });

  it('ignores what the gateway adds', () => {
    const digests = new InputDigests([before]);
    expect(digests.of('c', { name: 'a', remoteAddress: '::1' })).toEqual(digests.of('c', { name: 'a' }));
  });
});

describe('a service under load', () => {
  it('runs no more calls at a time than its limit', async () => {
    const { app, address } = await serveGrpc({ maxCalls: 5 });
    const client = new RpcClient({ registry: new Map(), addresses: { events: address } });
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => client.call(stalls.wait, { ms: 2_000 })));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = calls.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['UNAVAILABLE']));
    await expect(client.call(stalls.replicaInfo, {})).resolves.toBeDefined();
    client.close();
    await app.close();
  });

  it("gives a handler the caller's remaining time, even if clocks differ", async () => {
    const { app, address } = await serveGrpc();
    const client = new RpcClient({ registry: new Map(), addresses: { events: address } });
    const left = await client.call(stalls.timeLeft, {}, { timeoutMs: 15_000 });
    expect(left).toBeGreaterThan(5_000);
    expect(left).toBeLessThanOrEqual(15_000);
    client.close();
    await app.close();
  });
});

describe('calls within one process', () => {
  it('are refused in tests if the network would change their answer', async () => {
    const registry: InProcessRegistry = new Map();
    const strategy = new InProcessServer({ logger }, registry);
    const app = await NestFactory.createMicroservice(stalls.StallModule, { strategy, logger: false });
    await app.listen();
    await expect(new RpcClient({ registry }).call(stalls.dated, {})).rejects.toThrow('not plain JSON');
    await app.close();
  });
});
