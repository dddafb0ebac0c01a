import { EMAILS_QUEUE } from '@stallbook/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { EmailToSend } from '../jobs/email-queue.js';
import { EmailSeal, type SealedEmail } from '../jobs/email-seal.js';
import { causeOf } from '../jobs/job-origin.js';
import { jobsPrefix } from '../jobs/prefix.js';

export function mailedBy(redis: Redis, config: StallbookConfig) {
  const queue = new Queue<SealedEmail>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const seal = new EmailSeal(config);
  return {
    to: async (address: string): Promise<EmailToSend[]> => {
      const jobs = await queue.getJobs(
        ['waiting', 'prioritized', 'active', 'delayed', 'completed', 'failed'],
        0,
        -1,
        true,
      );
      const open = (job: (typeof jobs)[number]): EmailToSend[] => {
        const { sealed } = job.data;
        return sealed === null ? [] : [{ ...seal.open(sealed), correlationId: causeOf(job).correlationId }];
      };
      return jobs.flatMap(open).filter(({ to }) => to === address);
    },
    clear: () => queue.obliterate({ force: true }),
    close: () => queue.close(),
  };
}
