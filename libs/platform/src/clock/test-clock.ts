import { once } from 'node:events';
import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import { subscriberOf } from '../resources/redis.js';

export interface TestClock extends Clock {
  /** Moves every process with this prefix. Resolves when Redis has it; other processes follow within milliseconds. */
  advance(ms: number): Promise<void>;
  moveTo(instant: Date): Promise<void>;
  reset(): Promise<void>;
  /** Stops the time in this process until `resume`, for steps that a limit expects within seconds. It can still move. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** The offset is stored under `<prefix>:test-clock`. Lua makes concurrent moves add up. */
const ADVANCE = `
  local offset = redis.call('INCRBY', KEYS[1], ARGV[1])
  redis.call('PUBLISH', KEYS[1], offset)
  return offset`;
const SET = `
  redis.call('SET', KEYS[1], ARGV[1])
  redis.call('PUBLISH', KEYS[1], ARGV[1])
  return tonumber(ARGV[1])`;

export async function createTestClock(redis: Redis, prefix: string): Promise<TestClock> {
  const key = `${prefix}:test-clock`;
  const subscriber = subscriberOf(redis);
  let offset = 0;
  let paused: number | undefined;
  const real = () => paused ?? Date.now();
  const read = async () => {
    offset = Number((await redis.get(key)) ?? 0);
  };
  subscriber.on('message', (_channel, value) => (offset = Number(value)));
  subscriber.on('ready', () => void read().catch(() => undefined));
  await subscriber.subscribe(key);
  if (redis.status !== 'ready') await once(redis, 'ready');
  await read();

  const run = async (script: string, ms: number) => {
    offset = Number(await redis.eval(script, 1, key, Math.round(ms)));
  };
  return {
    now: () => new Date(real() + offset),
    advance: (ms) => run(ADVANCE, ms),
    moveTo: (instant) => run(SET, instant.getTime() - real()),
    reset: () => run(SET, 0),
    pause: () => void (paused = real()),
    resume: () => void (paused = undefined),
    close: async () => subscriber.disconnect(),
  };
}
