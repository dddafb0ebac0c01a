import { randomUUID } from 'node:crypto';
import { withTransaction } from '@stallbook/messaging';
import { eventually, testDatabase, type TestDatabase } from '@stallbook/testing';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { openProxy } from '../testing/tcp-proxy.js';
import { jobsPrefix } from './prefix.js';
import { WorkQueue } from './work-queue.js';

const REDIS_URL = process.env['REDIS_URL'] ?? '';

describe('stored work', () => {
  const config = { STALLBOOK_DB_PREFIX: `test_work_${randomUUID()}` };
  const warnings: unknown[] = [];
  const parts = { config, logger: { warn: (fields: unknown) => void warnings.push(fields) } };
  const kind = { queue: 'things', job: 'thing', data: (thingId: string) => ({ thingId }), daily: 'tidy-up' };
  const stored: string[] = [];
  async function* unfinished(): AsyncGenerator<string> {
    yield* stored;
  }
  const store = { unfinished };
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  const probe = new Redis(REDIS_URL);
  let redis: Redis;
  let seen: Queue;
  let work: WorkQueue;

  beforeAll(async () => {
    database = await testDatabase('work_queue');
    proxy = await openProxy(REDIS_URL);
    redis = new Redis(proxy.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    seen = new Queue('things', { connection: probe, prefix: jobsPrefix(config) });
    work = new WorkQueue(store, kind, { redis, db: database.db, ...parts });
  });
  afterAll(async () => {
    await work.beforeApplicationShutdown();
    await seen.obliterate({ force: true });
    await seen.close();
    probe.disconnect();
    redis.disconnect();
    await proxy.close();
    await database.drop();
  });

  const waiting = async () => (await seen.getJobs(['waiting'])).map(({ name, data }) => ({ name, data })).reverse();
  const thing = (thingId: string) => ({ name: 'thing', data: { thingId } });

  it('is enqueued once by its ID', async () => {
    await work.add('a');
    await work.add('a');
    expect(await waiting()).toEqual([thing('a')]);
  });

  it('is enqueued at startup if that was missed, and daily work once a day', async () => {
    stored.push('a', 'b');
    await work.onApplicationBootstrap();
    await work.onApplicationBootstrap();
    await eventually(async () => {
      expect(await waiting()).toEqual(expect.arrayContaining([thing('a'), thing('b'), { name: 'tidy-up', data: {} }]));
      expect(await seen.getJobSchedulers()).toMatchObject([{ name: 'tidy-up', every: 86_400_000 }]);
    });
    expect(await waiting()).toHaveLength(3);
  });

  it('is retried automatically', async () => {
    expect((await seen.getJob('b'))?.opts).toMatchObject({
      attempts: 8,
      backoff: { type: 'exponential', delay: 2_000 },
    });
  });

  it('is enqueued repeatedly until it is finished, even after its job failed', async () => {
    stored.splice(0, stored.length, 'd');
    const again = new WorkQueue(store, kind, { redis, db: database.db, ...parts }, 20);
    const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
    let tries = 0;
    const carryOut = (job: { id?: string }): Promise<void> => {
      if (job.id !== 'd') return Promise.resolve();
      tries += 1;
      if (tries < 3) return Promise.reject(new UnrecoverableError('its service is unreachable'));
      stored.length = 0;
      return Promise.resolve();
    };
    const worker = new Worker('things', carryOut, { connection, prefix: jobsPrefix(config) });
    await again.onApplicationBootstrap();
    await eventually(async () => expect(await seen.getJobState('d')).toBe('completed'));
    expect(tries).toBe(3);
    await worker.close();
    connection.disconnect();
    await again.beforeApplicationShutdown();
  });

  it('is enqueued in batches, and only a first batch is tried while Redis is unreachable', async () => {
    const ids = Array.from({ length: 1_200 }, () => randomUUID());
    stored.splice(0, stored.length, ...ids);
    warnings.length = 0;
    await proxy.disconnect();
    work.onApplicationBootstrap();
    const left = () => warnings.filter((fields) => 'ids' in (fields as object));
    await eventually(() => expect(left()).toMatchObject([{ ids: ids.slice(0, 500) }]));
    await proxy.reconnect();
    work.onApplicationBootstrap();
    await eventually(async () => expect(await seen.getJob(ids.at(-1) ?? '')).toBeDefined());
    stored.length = 0;
    await seen.drain();
  });

  it('is not enqueued inside a transaction, which would wait for Redis and may be rolled back', () =>
    expect(withTransaction(database.client, () => work.add('e'))).rejects.toThrow(
      'A queue of work is called inside a MongoDB transaction',
    ));

  it('is no longer looked for once the service stops', async () => {
    let found = 0;
    const endless = {
      async *unfinished(): AsyncGenerator<string> {
        await Promise.resolve();
        for (; found < 10_000; found += 1) {
          if (found === 10) void stopped();
          yield 'f';
        }
      },
    };
    const other = new WorkQueue(endless, { ...kind, queue: 'others' }, { redis, db: database.db, ...parts });
    const stopped = () => other.beforeApplicationShutdown();
    other.onApplicationBootstrap();
    await eventually(() => expect(found).toBeGreaterThanOrEqual(10));
    await stopped();
    expect(found).toBe(10);
  });

  it('does not fail while Redis is unreachable and is enqueued once it is back', async () => {
    await proxy.disconnect();
    await work.add('c');
    expect(warnings).toContainEqual(expect.objectContaining({ queue: 'things', ids: ['c'] }));
    await proxy.reconnect();
    await eventually(async () => expect(await waiting()).toContainEqual(thing('c')));
  });
});
