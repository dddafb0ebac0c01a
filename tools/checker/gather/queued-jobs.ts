import { queueNames } from '@stallbook/contracts';
import { createLogger, openQueue } from '@stallbook/platform';
import { Redis } from 'ioredis';
import type { Pending } from '../checks/endings.js';
import type { System } from '../system.js';

const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

export async function readQueuedJobs({ config }: System): Promise<Pending[]> {
  const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
  const logger = createLogger({ service: 'checker', level: 'silent' });
  const pending: Pending[] = [];
  try {
    for (const name of queueNames) {
      const queue = openQueue(name, { redis, config, logger });
      for (const state of STATES) {
        for (const { id, timestamp, processedOn = 0, finishedOn = 0, delay } of await queue.getJobs([state])) {
          const due = state === 'delayed' ? Math.max(timestamp, processedOn) + delay : 0;
          const since = new Date(Math.max(timestamp, processedOn, finishedOn, due));
          pending.push({ what: `job ${name} ${id ?? ''}`, since });
        }
      }
      await queue.close();
    }
  } finally {
    redis.disconnect();
  }
  return pending;
}
