import { randomUUID } from 'node:crypto';
import { withTransaction } from '@stallbook/messaging';
import { fixedClock, testDatabase } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import { testConfig } from '../testing/config.js';
import { AttemptLimit } from './attempt-limit.js';
import type { Count } from './limit-store.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('an attempt limit', () => {
  const config = testConfig({ STALLBOOK_DB_PREFIX: `test_limit_${randomUUID().slice(0, 8)}` });
  const logger = createLogger({ service: 'test', level: 'silent' });
  const clock = fixedClock('2027-05-08T12:00:00Z');
  const open: Redis[] = [];
  const another = (url = config.REDIS_URL): AttemptLimit => {
    const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
    redis.on('error', () => undefined);
    open.push(redis);
    return new AttemptLimit(redis, config, logger, clock);
  };
  const limit = another();
  const places = [
    ['in Redis', limit],
    ['in the process without Redis', another('redis://127.0.0.1:1')],
  ] as const;
  const someone = (free = 3): Count => ({ kind: 'test', subject: randomUUID(), free });
  const spend = async (count: Count, at: AttemptLimit = limit): Promise<void> => {
    for (let tried = 0; tried < count.free; tried += 1) await at.require(count);
  };
  const refusal = (wait: string) => ({
    code: 'RATE_LIMITED',
    message: `Too many attempts. Please try again in ${wait}.`,
  });

  afterAll(async () => {
    const keys = await open[0]!.keys(`${config.STALLBOOK_DB_PREFIX}*`);
    if (keys.length > 0) await open[0]!.del(...keys);
    for (const redis of open) redis.disconnect();
  });

  it('is not asked inside a transaction', async () => {
    const { client, drop } = await testDatabase('attempt_limit');
    await expect(withTransaction(client, () => limit.require(someone()))).rejects.toThrow(
      'A limit is called inside a MongoDB transaction',
    );
    await drop();
  });

  it.each(places)(
    '%s allows a few attempts, then doubles the wait up to 15 minutes and reports it',
    async (_, limit) => {
      const count = someone();
      await spend(count, limit);
      for (const [wait, ms] of [
        ['30 seconds', 30 * SECOND],
        ['1 minute', MINUTE],
        ['2 minutes', 2 * MINUTE],
        ['4 minutes', 4 * MINUTE],
        ['8 minutes', 8 * MINUTE],
        ['15 minutes', 15 * MINUTE],
        ['15 minutes', 15 * MINUTE],
      ] as const) {
        await expect(limit.require(count)).rejects.toMatchObject(refusal(wait));
        clock.advance(ms - 1);
        await expect(limit.require(count)).rejects.toMatchObject(refusal('1 second'));
        clock.advance(1);
        await limit.require(count);
      }
    },
  );

  it.each(places)(
    '%s forgets old failures: after a quiet hour all free attempts are available again',
    async (_, limit) => {
      const count = someone();
      await spend(count, limit);
      clock.advance(30 * SECOND + 60 * MINUTE);
      await spend(count, limit);
      await expect(limit.require(count)).rejects.toMatchObject(refusal('30 seconds'));
      clock.advance(30 * SECOND + 20 * MINUTE);
      await limit.require(count);
      await expect(limit.require(count)).rejects.toMatchObject(refusal('30 seconds'));
    },
  );

  describe.each([10, 24 * 60])('after the clock was set back by %d minutes', (minutes) => {
    it.each(places)('%s refuses no one for longer', async (_, limit) => {
      const [few, many] = [someone(), someone()];
      await limit.require(few);
      await spend(many, limit);
      clock.advance(-minutes * MINUTE);
      await limit.require(few);
      await expect(limit.require(many)).rejects.toMatchObject(refusal('30 seconds'));
      clock.advance(30 * SECOND);
      await limit.require(many);
      await expect(limit.require(many)).rejects.toMatchObject(refusal('1 minute'));
      clock.advance(minutes * MINUTE);
    });
  });

  it.each(places)('%s forgets all failures in a quiet hour, however many there were', async (_, limit) => {
    const count = someone(5);
    await spend(count, limit);
    for (const wait of [0.5, 1, 2, 4, 8, 15, 15]) {
      clock.advance(wait * MINUTE);
      await limit.require(count);
    }
    clock.advance((15 + 60) * MINUTE - 1);
    await expect(spend(count, limit)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    clock.advance(75 * MINUTE);
    await spend(count, limit);
    await expect(limit.require(count)).rejects.toMatchObject(refusal('30 seconds'));
  });

  describe.each(places)('%s, for a guess', (_, limit) => {
    it('counts only a wrong answer', async () => {
      const count = someone(2);
      const overloaded = new Error('overloaded');
      for (let tried = 0; tried < 5; tried += 1) {
        await expect(limit.guess({ all: [count] }, () => Promise.reject(overloaded))).rejects.toBe(overloaded);
      }
      for (let tried = 0; tried < 2; tried += 1) {
        expect(await limit.guess({ all: [count] }, () => Promise.resolve(false))).toBe(false);
      }
      const check = jest.fn(() => Promise.resolve(true));
      await expect(limit.guess({ all: [count] }, check)).rejects.toMatchObject(refusal('30 seconds'));
      expect(check).not.toHaveBeenCalled();
    });

    it('forgets the earlier ones of the first counts after a right answer', async () => {
      const [all, last] = [someone(3), someone(3)];
      const answer = (found: string | false) => limit.guess({ all: [all], last: [last] }, () => Promise.resolve(found));
      await answer(false);
      expect(await answer('found')).toBe('found');
      await spend(all, limit);
      await limit.require(last);
      await expect(spend(last, limit)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    });
  });

  it('does not count right answers while Redis refuses to take them back', async () => {
    const [all, last] = [someone(2), someone(2)];
    const refuses = () => jest.spyOn(open[0]!, 'eval').mockRejectedValueOnce(new Error('MISCONF'));
    const answer = (then: () => unknown) => limit.guess({ all: [all], last: [last] }, async () => then() !== undefined);
    for (let answered = 0; answered < 5; answered += 1) expect(await answer(refuses)).toBe(true);
    await spend(all);
    await expect(limit.require(all)).rejects.toMatchObject(refusal('30 seconds'));
    await spend(last);
    await expect(limit.require(last)).rejects.toMatchObject(refusal('30 seconds'));
  });

  it.each(places)('%s forgets successful attempts', async (_, limit) => {
    const count = someone();
    await limit.require(count);
    await limit.require(count);
    await limit.takeBack({ all: [count] });
    await spend(count, limit);
    await limit.takeBack({ last: [count] });
    await limit.require(count);
    await expect(limit.require(count)).rejects.toMatchObject(refusal('30 seconds'));
  });

  it('applies across two concurrent processes and across a restart', async () => {
    const count = someone(5);
    const other = another();
    const all = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? limit : other).require(count));
    const answers = await Promise.allSettled(all);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(another().require(count)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it.each(places)('%s counts under all of several subjects or none', async (_, limit) => {
    const [account, address] = [someone(2), someone(10)];
    await limit.require(account, address);
    await limit.require(account, address);
    for (let more = 0; more < 20; more += 1) {
      await expect(limit.require(account, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    for (let more = 0; more < 7; more += 1) await limit.require(address);
    await expect(limit.require(address)).resolves.toBeUndefined();
    await expect(limit.require(address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('stores nothing permanently and no subject in plaintext', async () => {
    const count = { ...someone(), subject: 'vera@example.org' };
    await spend(count);
    const keys = await open[0]!.keys(`${config.STALLBOOK_DB_PREFIX}*`);
    expect(keys.join()).not.toContain('vera');
    for (const key of keys) expect(await open[0]!.pttl(key)).toBeGreaterThan(0);
  });
});
