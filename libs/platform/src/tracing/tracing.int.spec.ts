import { randomUUID } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { tracing } from '@opentelemetry/sdk-node';
import { RpcClient, TcpRpcServer, withOrigin } from '@stallbook/rpc';
import { SpanKind } from '@opentelemetry/api';
import fastifyFactory from 'fastify';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { greet, GreetingModule, heard } from '../fixture/greetings.js';
import { PlatformModule } from '../service/platform.module.js';
import { testConfig } from '../testing/index.js';
import { observeHttp } from './observe-http.js';
import { startTracing } from './start-tracing.js';

const prefix = `test_tracing_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });
const secret = config.STALLBOOK_SECRET;

class Host {}

describe('a trace', () => {
  const exporter = new tracing.InMemorySpanExporter();
  const fastify = fastifyFactory();
  let app: INestMicroservice;
  let client: RpcClient;
  let endTracing: () => Promise<void>;

  beforeAll(async () => {
    endTracing = await startTracing('test', { spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] });
    const strategy = new TcpRpcServer({ secret, logger: pino({ level: 'silent' }), host: '127.0.0.1', port: 0 });
    const platform = PlatformModule.forService({ service: 'content', config });
    app = await NestFactory.createMicroservice(
      { module: Host, imports: [platform, GreetingModule] },
      { strategy, logger: false },
    );
    await app.listen();
    const { port } = strategy.unwrap<Server>().address() as AddressInfo;
    client = new RpcClient({ secret, registry: new Map(), addresses: { content: `127.0.0.1:${port}` } });
    observeHttp(fastify);
    fastify.post('/greet', () => client.call(greet, { text: 'hello' }));
    await fastify.ready();
  });
  afterAll(async () => {
    await fastify.close();
    client.close();
    await app.close();
    await endTracing();
    const mongo = await new MongoClient(config.MONGODB_URL).connect();
    for (const name of ['content', 'bus']) await mongo.db(`${prefix}_${name}`).dropDatabase();
    await mongo.close();
  });

  const spansOf = (correlationId: string) => {
    const traceId = correlationId.replaceAll('-', '');
    return exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
  };
  const waitUntilHeard = async (correlationId: string) => {
    let found: string[] = [];
    while (!found.includes(correlationId)) found = await client.call(heard, {});
  };

  it('runs from the request over the call to the message and its handling, and is named by the correlation id', async () => {
    const correlationId = randomUUID();
    const answer = await fastify.inject({
      method: 'POST',
      url: '/greet',
      headers: { 'x-correlation-id': correlationId },
    });
    expect(answer.statusCode).toBe(200);
    await waitUntilHeard(correlationId);

    const spans = new Map(spansOf(correlationId).map((span) => [span.name, span]));
    expect([...spans.keys()].sort()).toEqual([
      'POST /greet',
      'call content.greet',
      'consume content.listener',
      'publish',
      'rpc content.greet',
    ]);
    const parentOf = (name: string) => spans.get(name)?.parentSpanContext?.spanId;
    const idOf = (name: string) => spans.get(name)?.spanContext().spanId;
    expect(parentOf('call content.greet')).toBe(idOf('POST /greet'));
    expect(parentOf('rpc content.greet')).toBe(idOf('call content.greet'));
    expect(parentOf('publish')).toBe(idOf('rpc content.greet'));
  });

  it('of a job holds the calls that it makes', async () => {
    const correlationId = randomUUID();
    await withOrigin({ correlationId }, 'job import', SpanKind.CONSUMER, {}, () =>
      client.call(greet, { text: 'hello' }),
    );
    await waitUntilHeard(correlationId);
    expect(spansOf(correlationId).map(({ name }) => name)).toContain('job import');
    expect(spansOf(correlationId).map(({ name }) => name)).toContain('rpc content.greet');
  });
});
