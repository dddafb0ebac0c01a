import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';
import { share } from './shared.js';
import type { Shared } from './shared.js';

/** One connection per URL and process, opened by its first command; commands wait while Redis is away. */
export const redisFor = (url: string, logger: Logger): Promise<Shared<Redis>> =>
  share(
    `redis ${url}`,
    async () => {
      const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
      redis.on('error', (err: Error) => logger.warn({ err }, 'redis'));
      return redis;
    },
    async (redis) => redis.disconnect(),
  );
