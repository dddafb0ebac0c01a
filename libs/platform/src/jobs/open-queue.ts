import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { jobsPrefix } from './prefix.js';

export interface QueueParts {
  redis: Redis;
  config: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>;
  logger: Pick<Logger, 'warn'>;
}

export function openQueue<T>(name: string, { redis, config, logger }: QueueParts): Queue<T> {
  const queue = new Queue<T>(name, { connection: redis, prefix: jobsPrefix(config) });
  queue.on('error', (err) => logger.warn({ err, queue: name }, 'a queue is waiting for Redis'));
  return queue as unknown as Queue<T>;
}
