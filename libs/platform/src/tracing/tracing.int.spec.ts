import { randomUUID } from 'node:crypto';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { tracing } from '@opentelemetry/sdk-node';
import { GrpcRpcServer, RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { Worker } from 'bullmq';
import fastifyFactory from 'fastify';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { greet, GreetingModule, heard } from '../service/testing/greetings.js';
import { enqueue, jobsPrefix, openQueue, runJob } from '../jobs/index.js';
import { PlatformModule } from '../service/platform.module.js';
import { testConfig } from '../testing/index.js';
import { observeHttp } from './observe-http.js';
import { startTracing } from './start-tracing.js';

const prefix = `test_tracing_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });

class Host {}

describe('a trace', () => {
  const exporter = new tracing.InMemorySpanExporter();
  const fastify = fastifyFactory();
  let app: INestMicroservice;
  let client: RpcClient;
  let endTracing: () => Promise<void>;
  const connection = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
  const queue = openQueue('greetings', { redis: connection, config, logger: pino({ level: 'silent' }) });
  let worker: Worker;

  beforeAll(async () => {
    endTracing = await startTracing('test', { spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] });
    const strategy = new GrpcRpcServer({
      actorKeys: config.STALLBOOK_ACTOR_PUBLIC_KEYS ?? '',
      logger: pino({ level: 'silent' }),
      host: '127.0.0.1',
      port: 0,
    });
    const platform = PlatformModule.forService({ service: 'content', config });
    app = await NestFactory.createMicroservice(
      { module: Host, imports: [platform, GreetingModule] },
      { strategy, logger: false },
    );
    await app.listen();
    client = new RpcClient({ registry: new Map(), addresses: { content: `127.0.0.1:${strategy.port}` } });
    worker = new Worker('greetings', (job) => runJob(job, () => client.call(greet, { text: 'hello' })), {
      connection,
      prefix: jobsPrefix(config),
    });
    observeHttp(fastify);
    fastify.post('/greet', () => client.call(greet, { text: 'hello' }));
    fastify.post('/greet-later', async () => {
      const jobId = randomUUID();
      await enqueue(queue, [{ name: 'greet', data: {}, opts: { jobId } }]);
      return { id: jobId };
    });
    await fastify.ready();
  });
  afterAll(async () => {
    await fastify.close();
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
    connection.disconnect();
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

  it('links request, call, message, and handler under the correlation ID', async () => {
    const correlationId = randomUUID();
    const answer = await fastify.inject({
      method: 'POST',
      url: '/greet',
      headers: { 'x-correlation-id': correlationId },
    });
    expect(answer.statusCode).toBe(200);
    await waitUntilHeard(correlationId);

    // A span appears when it ends.
    const spans = await eventually(() => {
      const ended = new Map(spansOf(correlationId).map((span) => [span.name, span]));
      expect([...ended.keys()].sort()).toEqual([
        'POST /greet',
        'call content.greet',
        'consume content.listener',
        'publish',
        'rpc content.greet',
      ]);
      return ended;
    });
    const parentOf = (name: string) => spans.get(name)?.parentSpanContext?.spanId;
    const idOf = (name: string) => spans.get(name)?.spanContext().spanId;
    expect(parentOf('call content.greet')).toBe(idOf('POST /greet'));
    expect(parentOf('rpc content.greet')).toBe(idOf('call content.greet'));
    expect(parentOf('publish')).toBe(idOf('rpc content.greet'));
  });

  it('continues in an enqueued job and in the calls of the job', async () => {
    const correlationId = randomUUID();
    await fastify.inject({ method: 'POST', url: '/greet-later', headers: { 'x-correlation-id': correlationId } });
    await waitUntilHeard(correlationId);
    await worker.close();

    const spans = new Map(spansOf(correlationId).map((span) => [span.name, span]));
    const parentOf = (name: string) => spans.get(name)?.parentSpanContext?.spanId;
    const idOf = (name: string) => spans.get(name)?.spanContext().spanId;
    expect(parentOf('enqueue greetings')).toBe(idOf('POST /greet-later'));
    expect(parentOf('job greetings')).toBe(idOf('enqueue greetings'));
    expect(parentOf('call content.greet')).toBe(idOf('job greetings'));
    expect(spans.get('job greetings')?.attributes['stallbook.correlation_id']).toBe(correlationId);
  });
});
