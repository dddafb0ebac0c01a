import { randomUUID } from 'node:crypto';
import { fixedClock } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import { openGate } from '../testing/gate.js';
import { testConfig } from '../testing/config.js';
import { SessionRevocationList } from './session-revocation-list.js';
import { publishRevocations } from './publish-revocations.js';

const MINUTE = 60_000;

describe('sessions that ended', () => {
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
  /** As another gateway has it. */
  const listen = async (redis = connect()): Promise<SessionRevocationList> => {
    const ended = new SessionRevocationList({ redis, config, clock, logger });
    listening.push(ended);
    await ended.onModuleInit();
    return ended;
  };
  const redis = connect();
  const tell = (...ids: string[]) => publishRevocations({ redis, config, clock }, ids);

  afterAll(async () => {
    await redis.del(`${config.STALLBOOK_DB_PREFIX}:ended-sessions`);
    for (const ended of listening) ended.beforeApplicationShutdown();
    for (const one of connections) one.disconnect();
  });

  it('are known to every gateway as soon as they are told', async () => {
    const [here, there] = [await listen(), await listen()];
    await tell('a', 'b');
    await eventually(() => expect([here, there].map((one) => one.has('a') && one.has('b'))).toEqual([true, true]));
    expect(here.has('c')).toBe(false);
  });

  it('are known to a gateway that starts later', async () => {
    await tell('before');
    expect((await listen()).has('before')).toBe(true);
  });

  it('are caught up on after Redis was away', async () => {
    const gate = await openGate(config.REDIS_URL);
    const ended = await listen(connect(gate.url));
    await gate.shut();
    await tell('meanwhile');
    expect(ended.has('meanwhile')).toBe(false);
    await gate.open();
    await eventually(() => expect(ended.has('meanwhile')).toBe(true));
    await tell('after');
    await eventually(() => expect(ended.has('after')).toBe(true));
    await gate.close();
  });

  it('do not keep a gateway from starting without Redis', async () => {
    const gate = await openGate(config.REDIS_URL);
    await gate.shut();
    const ended = await listen(connect(gate.url));
    await tell('late');
    await gate.open();
    await eventually(() => expect(ended.has('late')).toBe(true));
    await gate.close();
  });

  it('end what goes on in their name, once, and at once where they ended before', async () => {
    const ended = await listen();
    const calls: string[] = [];
    ended.watch('mine', () => calls.push('mine'));
    const stop = ended.watch('left', () => calls.push('left'));
    stop();
    await tell('left', 'mine');
    await eventually(() => expect(calls).toEqual(['mine']));
    ended.watch('mine', () => calls.push('late'));
    expect(calls).toEqual(['mine', 'late']);
  });

  it('are forgotten when no access token of theirs can hold any more', async () => {
    const ended = await listen();
    await tell('old');
    await eventually(() => expect(ended.has('old')).toBe(true));
    clock.advance(17 * MINUTE);
    await tell('new');
    await eventually(() => expect(ended.has('new')).toBe(true));
    expect(ended.has('old')).toBe(false);
    expect((await listen()).has('old')).toBe(false);
    expect(await redis.zcard(`${config.STALLBOOK_DB_PREFIX}:ended-sessions`)).toBe(1);
  });
});
