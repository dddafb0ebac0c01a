import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type RunningServers } from '@stallbook/servers';
import { eventually, fixedClock } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import { enqueue, openQueue } from '../jobs/index.js';
import { testConfig } from '../testing/config.js';
import { AttemptLimit } from '../visitors/attempt-limit.js';
import { HourlyQuota } from '../visitors/hourly-quota.js';
import { queueRedisFor, redisFor } from './redis.js';
import type { Shared } from './shared.js';

describe('a process whose Redis stops and returns', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-redis-'));
  const config = testConfig({ STALLBOOK_DB_PREFIX: `test_redis_${randomUUID().slice(0, 8)}` });
  const warn = jest.fn();
  const logger = { warn } as never;
  const clock = fixedClock('2027-05-08T12:00:00Z');
  let servers: RunningServers;
  let shared: Shared<Redis>;
  let queueShared: Shared<Redis>;
  let redis: Redis;

  beforeAll(async () => {
    const env = { ...process.env, REDIS_URL: undefined };
    servers = await startServers({ root, env, want: { redis: true, mongo: false, kafka: false } });
    const url = servers.env.REDIS_URL ?? '';
    [shared, queueShared] = await Promise.all([redisFor(url, logger), queueRedisFor(url, logger)]);
    redis = shared.value;
  });
  beforeEach(() => warn.mockClear());
  afterAll(async () => {
    await shared?.release();
    await queueShared?.release();
    await servers?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const server = () => {
    if (!servers.redis) throw new Error('this spec has no Redis server');
    return servers.redis;
  };
  const without = async (work: () => Promise<void>): Promise<void> => {
    await server().stop();
    await eventually(() => expect(redis.status).not.toBe('ready'));
    try {
      await work();
    } finally {
      await server().start();
      await eventually(() => expect(redis.status).toBe('ready'));
    }
  };

  it('fails commands immediately and runs none of them later', async () => {
    await redis.set('before', 1);
    await without(async () => {
      await expect(redis.incr('counted')).rejects.toThrow();
      await expect(Promise.all(Array.from({ length: 100 }, () => redis.incr('counted')))).rejects.toThrow();
    });
    expect(await redis.mget('before', 'counted')).toEqual(['1', null]);
  });

  it('does not wait for a hung Redis', async () => {
    const { pid = 0 } = server();
    process.kill(pid, 'SIGSTOP');
    try {
      await expect(redis.ping()).rejects.toThrow('Command timed out');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await eventually(async () => expect(await redis.ping()).toBe('PONG'));
  });

  it('does not make every limit wait for a hung Redis', async () => {
    const asked = jest.spyOn(redis, 'eval');
    const quota = new HourlyQuota(redis, config, logger, clock);
    const count = { kind: 'test', subject: randomUUID(), free: 3 };
    const { pid = 0 } = server();
    process.kill(pid, 'SIGSTOP');
    try {
      for (let used = 0; used < 3; used += 1) await quota.require(count);
      await expect(quota.require(count)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      expect(asked).toHaveBeenCalledTimes(2);
    } finally {
      asked.mockRestore();
      process.kill(pid, 'SIGCONT');
    }
    // Redis carries out what it was asked before it hung.
    await eventually(async () => expect(await redis.del(await redis.keys(`${config.STALLBOOK_DB_PREFIX}*`))).toBe(1));
  });

  it('limits attempts by local counts meanwhile, with the same rules', async () => {
    const limit = new AttemptLimit(redis, config, { warn } as never, clock);
    const count = { kind: 'test', subject: randomUUID(), free: 3 };
    const refused = (wait: string) => ({
      code: 'RATE_LIMITED',
      message: `Too many attempts. Please try again in ${wait}.`,
    });
    await without(async () => {
      for (let tried = 0; tried < 3; tried += 1) await limit.require(count);
      await expect(limit.require(count)).rejects.toMatchObject(refused('30 seconds'));
      clock.advance(30_000);
      await limit.require(count);
      await expect(limit.require(count)).rejects.toMatchObject(refused('1 minute'));
      await limit.takeBack({ last: [count] });
      await limit.require(count);
      await expect(limit.require(count)).rejects.toMatchObject(refused('1 minute'));
      await limit.takeBack({ all: [count] });
      for (let tried = 0; tried < 3; tried += 1) await limit.require(count);
      await expect(limit.require(count)).rejects.toMatchObject(refused('30 seconds'));
      clock.advance(30_000 + 60 * 60_000);
      for (let tried = 0; tried < 3; tried += 1) await limit.require(count);
    });
    const logged = warn.mock.calls.map(([, said]) => said as string).filter((said) => /limit/.test(said));
    expect(logged).toEqual(['this limit is counted only by this process']);
    await limit.require({ ...count, free: 1 });
    expect(await redis.keys(`${config.STALLBOOK_DB_PREFIX}*`)).toHaveLength(1);
  });

  it('keeps jobs added meanwhile, each once', async () => {
    const queue = openQueue('things', { redis: queueShared.value, config, logger });
    await queue.waitUntilReady();
    const job = { name: 'thing', data: {}, opts: { jobId: 'a' } };
    let added: Promise<unknown> = Promise.resolve();
    await without(() => {
      added = Promise.all([enqueue(queue, [job]), enqueue(queue, [job])]);
      return Promise.resolve();
    });
    await added;
    expect((await queue.getJobs(['waiting'])).map(({ id }) => id)).toEqual(['a']);
    await queue.close();
  });

  it('starts without Redis and connects once it is available', async () => {
    const url = `${servers.env.REDIS_URL ?? ''}/0`;
    let late: Shared<Redis> | undefined;
    await without(async () => {
      late = await redisFor(url, logger);
      await expect(late.value.ping()).rejects.toThrow();
    });
    await eventually(async () => expect(await late?.value.ping()).toBe('PONG'));
    await late?.release();
  });
});
