import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { share } from './shared.js';
import type { Shared } from './shared.js';

const COMMAND_MS = 1_000;
const START_MS = 2_000;

/**
 * One connection per URL and process for counts and live signals. While Redis is away its commands fail immediately:
 * none waits in memory to run later with times of the past.
 */
export const redisFor = (url: string, logger: Logger): Promise<Shared<Redis>> =>
  connection(`redis ${url}`, url, logger, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
  });

/** BullMQ's connection, which waits for Redis: a job counts once by its id, whenever it is taken. */
export const queueRedisFor = (url: string, logger: Logger): Promise<Shared<Redis>> =>
  connection(`queue redis ${url}`, url, logger, { maxRetriesPerRequest: null });

/** A connection that listens to channels; it waits for Redis, and its own commands have no limit. */
export const subscriberOf = (redis: Redis): Redis =>
  redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });

/** Resolves when it is ready, or after two seconds without Redis. */
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
