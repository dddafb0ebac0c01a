import { randomUUID } from 'node:crypto';
import { eventually, fixedClock } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import { openProxy } from '../testing/tcp-proxy.js';
import { testConfig } from '../testing/config.js';
import { SessionRevocationList } from './session-revocation-list.js';
import { endedSince, publishRevocations } from './publish-revocations.js';

const MINUTE = 60_000;

describe('the session revocation list', () => {
  const config = testConfig({ STALLBOOK_DB_PREFIX: `test_ended_${randomUUID().slice(0, 8)}` });
  const logger = createLogger({ service: 'test', level: 'silent' });
  const clock = fixedClock('2027-05-08T12:00:00Z');
  const connections: Redis[] = [];
  const listening: SessionRevocationList[] = [];
  const connect = (url = config.REDIS_URL): Redis => {
    const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    redis.on('error', () => undefined);
    connections.push(redis);
    return redis;
  };
  const listen = async (redis = connect()): Promise<SessionRevocationList> => {
    const ended = new SessionRevocationList({ redis, config, clock, logger });
    listening.push(ended);
    await ended.onModuleInit();
    return ended;
  };
  const redis = connect();
  const revoke = (...ids: string[]) => publishRevocations({ redis, config, clock }, ids);

  afterAll(async () => {
    await redis.del(`${config.STALLBOOK_DB_PREFIX}:ended-sessions`);
    for (const ended of listening) ended.beforeApplicationShutdown();
    for (const one of connections) one.disconnect();
  });

  it('receives revocations at every gateway', async () => {
    const [here, there] = [await listen(), await listen()];
    await revoke('a', 'b');
    await eventually(() => expect([here, there].map((one) => one.has('a') && one.has('b'))).toEqual([true, true]));
    expect(here.has('c')).toBe(false);
  });

  it('loads earlier revocations at start', async () => {
    await revoke('before');
    expect((await listen()).has('before')).toBe(true);
  });

  it('catches up after Redis was unavailable', async () => {
    const proxy = await openProxy(config.REDIS_URL);
    const ended = await listen(connect(proxy.url));
    await proxy.disconnect();
    await revoke('meanwhile');
    expect(ended.has('meanwhile')).toBe(false);
    await proxy.reconnect();
    await eventually(() => expect(ended.has('meanwhile')).toBe(true));
    await revoke('after');
    await eventually(() => expect(ended.has('after')).toBe(true));
    await proxy.close();
  });

  it('reads again what Redis was too slow to answer', async () => {
    const slow = connect();
    await slow.ping();
    await revoke('unread');
    jest.spyOn(slow, 'zrangebyscore').mockRejectedValueOnce(new Error('Command timed out'));
    const ended = await listen(slow);
    expect(ended.has('unread')).toBe(false);
    await eventually(() => expect(ended.has('unread')).toBe(true));
  });

  it('lets a gateway start without Redis', async () => {
    const proxy = await openProxy(config.REDIS_URL);
    await proxy.disconnect();
    const ended = await listen(connect(proxy.url));
    await revoke('late');
    await proxy.reconnect();
    await eventually(() => expect(ended.has('late')).toBe(true));
    await proxy.close();
  });

  it('notifies a watcher once, and immediately for a session that already ended', async () => {
    const ended = await listen();
    const calls: string[] = [];
    ended.watch(['other', 'mine'], () => calls.push('mine'));
    const stop = ended.watch(['left'], () => calls.push('left'));
    stop();
    await revoke('left', 'mine');
    await eventually(() => expect(calls).toEqual(['mine']));
    ended.watch(['mine', 'other'], () => calls.push('late'));
    expect(calls).toEqual(['mine', 'late']);
  });

  it('forgets a session after its last access token expired', async () => {
    const ended = await listen();
    await revoke('old');
    await eventually(() => expect(ended.has('old')).toBe(true));
    clock.advance(17 * MINUTE);
    await revoke('new');
    await eventually(() => expect(ended.has('new')).toBe(true));
    expect(ended.has('old')).toBe(false);
    expect((await listen()).has('old')).toBe(false);
  });

  it('leaves a session in Redis for a week, for a service that was away', async () => {
    const kept = () => endedSince({ redis, config }, 0);
    const many = Array.from({ length: 1_500 }, (_, index) => `many-${index}`);
    await revoke(...many);
    clock.advance(6 * 24 * 60 * MINUTE);
    await revoke('later');
    expect(await kept()).toEqual(expect.arrayContaining([...many, 'later']));
    clock.advance(2 * 24 * 60 * MINUTE);
    await revoke('last');
    expect(await kept()).toEqual(['later', 'last']);
  });
});
