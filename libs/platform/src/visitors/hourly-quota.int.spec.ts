import { randomUUID } from 'node:crypto';
import { fixedClock } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import { testConfig } from '../testing/config.js';
import { HourlyQuota } from './hourly-quota.js';
import type { Count } from './limit-store.js';

const MINUTE = 60_000;

describe('an hourly quota', () => {
  const config = testConfig({ STALLBOOK_DB_PREFIX: `test_quota_${randomUUID().slice(0, 8)}` });
  const logger = createLogger({ service: 'test', level: 'silent' });
  const clock = fixedClock('2027-05-08T12:00:00Z');
  const open: Redis[] = [];
  const another = (url = config.REDIS_URL): HourlyQuota => {
    const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
    redis.on('error', () => undefined);
    open.push(redis);
    return new HourlyQuota(redis, config, logger, clock);
  };
  const quota = another();
  const places = [
    ['in Redis', quota],
    ['in the process without Redis', another('redis://127.0.0.1:1')],
  ] as const;
  const someone = (free = 3): Count => ({ kind: 'test', subject: randomUUID(), free });
  const refusal = (wait: string) => ({
    code: 'RATE_LIMITED',
    message: `Too many attempts. Please try again in ${wait}.`,
  });

  afterAll(async () => {
    const keys = await open[0]!.keys(`${config.STALLBOOK_DB_PREFIX}*`);
    if (keys.length > 0) await open[0]!.del(...keys);
    for (const redis of open) redis.disconnect();
  });

  it.each(places)('%s is never exceeded in any hour, however often someone tries', async (_, quota) => {
    const count = someone(10);
    const used: number[] = [];
    for (let minute = 0; minute < 6 * 60; minute += 1) {
      await quota.require(count).then(
        () => used.push(clock.now().getTime()),
        () => undefined,
      );
      clock.advance(MINUTE);
    }
    expect(used).toHaveLength(60);
    const inTheHourFrom = (from: number) => used.filter((at) => at >= from && at < from + 60 * MINUTE).length;
    expect(Math.max(...used.map(inTheHourFrom))).toBe(10);
  });

  it.each(places)('%s says when the next use is possible', async (_, quota) => {
    const count = someone(2);
    await quota.require(count);
    clock.advance(20 * MINUTE);
    await quota.require(count);
    await expect(quota.require(count)).rejects.toMatchObject(refusal('40 minutes'));
    clock.advance(40 * MINUTE - 1);
    await expect(quota.require(count)).rejects.toMatchObject(refusal('1 second'));
    clock.advance(1);
    await quota.require(count);
    await expect(quota.require(count)).rejects.toMatchObject(refusal('20 minutes'));
  });

  it.each(places)('%s counts under all of several subjects or none', async (_, quota) => {
    const [one, other] = [someone(1), someone(2)];
    await quota.require(one, other);
    await expect(quota.require(one, other)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await quota.require(other);
    await expect(quota.require(other)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it.each(places)('%s follows a change of the number', async (_, quota) => {
    const count = someone(4);
    for (let used = 0; used < 4; used += 1) await quota.require(count);
    await expect(quota.require({ ...count, free: 2 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await quota.require({ ...count, free: 5 });
    await expect(quota.require({ ...count, free: 5 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  describe.each([50, 24 * 60])('after the clock was set back by %d minutes', (minutes) => {
    it.each(places)('%s refuses no one for more than an hour', async (_, quota) => {
      const count = someone(2);
      const useAll = async () => {
        for (let used = 0; used <= count.free; used += 1) await quota.require(count);
      };
      await expect(useAll()).rejects.toMatchObject(refusal('60 minutes'));
      clock.advance(-minutes * MINUTE);
      await expect(useAll()).rejects.toMatchObject(refusal('60 minutes'));
      clock.advance(minutes * MINUTE);
    });
  });

  it('applies across two concurrent processes', async () => {
    const count = someone(5);
    const other = another();
    const all = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? quota : other).require(count));
    const answers = await Promise.allSettled(all);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('stores nothing permanently and no subject in plaintext', async () => {
    await quota.require({ ...someone(), subject: 'vera@example.org' });
    const keys = await open[0]!.keys(`${config.STALLBOOK_DB_PREFIX}*`);
    expect(keys.join()).not.toContain('vera');
    for (const key of keys) expect(await open[0]!.pttl(key)).toBeGreaterThan(0);
  });
});
