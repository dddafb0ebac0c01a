import { EMAILS_QUEUE } from '@stallbook/contracts';
import type { EmailJob } from '@stallbook/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import { EmailSeal, type SealedEmail } from '../jobs/email-seal.js';
import { jobsPrefix } from '../jobs/prefix.js';

/** The e-mails that an installation handed to its workers, but those that they are through with. */
export function mailedBy(redis: Redis, config: StallbookConfig) {
  const queue = new Queue<SealedEmail>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const seal = new EmailSeal(config);
  return {
    /** Oldest first. */
    to: async (address: string): Promise<EmailJob[]> => {
      const jobs = await queue.getJobs(
        ['waiting', 'prioritized', 'active', 'delayed', 'completed', 'failed'],
        0,
        -1,
        true,
      );
      return jobs
        .flatMap(({ data: { sealed } }) => (sealed === null ? [] : [seal.open(sealed)]))
        .filter(({ to }) => to === address);
    },
    clear: () => queue.obliterate({ force: true }),
    close: () => queue.close(),
  };
}
