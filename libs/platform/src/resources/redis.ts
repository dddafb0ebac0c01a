import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { share, type Shared } from './shared.js';

const START_MS = 2_000;

/** A command fails immediately while Redis is away, and otherwise after `commandMs`. */
export const redisFor = (url: string, logger: Logger, commandMs = 1_000): Promise<Shared<Redis>> =>
  connection(`redis ${url} ${commandMs}`, url, logger, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
  });

/** For BullMQ, which waits for Redis: a job counts once by ID, whenever it is accepted. */
export const queueRedisFor = (url: string, logger: Logger): Promise<Shared<Redis>> =>
  connection(`queue redis ${url}`, url, logger, { maxRetriesPerRequest: null });

export const subscriberOf = (redis: Redis): Redis =>
  redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });

function connection(key: string, url: string, logger: Logger, options: RedisOptions): Promise<Shared<Redis>> {
  const create = async () => {
    const redis = new Redis(url, options);
    redis.on('error', (err: Error) => logger.warn({ err }, 'redis'));
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, START_MS);
      redis.once('ready', () => {
        clearTimeout(late);
        resolve();
      });
    });
    return redis;
  };
  return share(key, create, async (redis) => redis.disconnect());
}
