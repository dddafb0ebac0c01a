import { EMAILS_QUEUE } from '@stallbook/contracts';
import type { EmailJob } from '@stallbook/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import { jobsPrefix } from '../jobs/prefix.js';

/** The e-mails that an installation handed to its workers. */
export function mailedBy(redis: Redis, config: StallbookConfig) {
  const queue = new Queue<EmailJob>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  return {
    /** Oldest first. */
    to: async (address: string): Promise<EmailJob[]> => {
      const jobs = await queue.getJobs(
        ['waiting', 'prioritized', 'active', 'delayed', 'completed', 'failed'],
        0,
        -1,
        true,
      );
      return jobs.map(({ data }) => data).filter(({ to }) => to === address);
    },
    clear: () => queue.obliterate({ force: true }),
    close: () => queue.close(),
  };
}
