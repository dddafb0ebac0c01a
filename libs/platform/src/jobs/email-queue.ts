import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { EMAILS_QUEUE, EmailType } from '@stallbook/contracts';
import type { EmailJob } from '@stallbook/contracts';
import type { JobsOptions, JobType, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CONFIG, LOGGER, REDIS } from '../tokens.js';
import { AddressHash } from '../visitors/address-hash.js';
import { EmailSeal, type SealedEmail } from './email-seal.js';
import { enqueue } from './job-origin.js';
import { openQueue } from './open-queue.js';
import { withinMoment } from './within-moment.js';

/** A mail to send; `correlationId` where another than its cause hands it over. */
export type EmailToSend = EmailJob & { correlationId?: string };

const DAY_S = 24 * 60 * 60;

/** About an hour of tries. A finished job stays for a day, so that its id is not taken a second time. */
const OPTIONS: JobsOptions = {
  attempts: 10,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: { age: 14 * DAY_S },
};

/** Somebody looks into their mailbox for these: they overtake what only tells. A job without a priority comes first. */
const AWAITED: ReadonlySet<EmailType> = new Set([
  EmailType.confirm_sign_up,
  EmailType.account_exists,
  EmailType.reset_password,
  EmailType.confirm_email_change,
]);
const TELLING = 10;

const UNSENT: JobType[] = ['waiting', 'prioritized', 'delayed', 'failed'];

/** Hands e-mails to the workers. */
@Injectable()
export class EmailQueue implements BeforeApplicationShutdown {
  private readonly queue: Queue<SealedEmail>;
  private readonly seal: EmailSeal;
  private readonly hash: AddressHash;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: StallbookConfig, @Inject(LOGGER) logger: Logger) {
    this.queue = openQueue<SealedEmail>(EMAILS_QUEUE, { redis, config, logger });
    this.seal = new EmailSeal(config);
    this.hash = new AddressHash(config);
  }

  /** The same id again adds nothing. Rejects when Redis does not take it within 3 s. */
  enqueue(email: EmailToSend): Promise<void> {
    return this.enqueueAll([email]);
  }

  /** As `enqueue`, for several in one go. */
  async enqueueAll(emails: readonly EmailToSend[]): Promise<void> {
    const jobs = emails.map(({ correlationId, ...email }) => {
      const priority = AWAITED.has(email.type) ? {} : { priority: TELLING };
      const opts = { ...OPTIONS, ...priority, jobId: email.id };
      return { name: email.type, data: this.seal.seal(email), opts, ...(correlationId && { correlationId }) };
    });
    await withinMoment(enqueue(this.queue, jobs));
  }

  /** Takes away what waits for people of these addresses, given as keyed hashes, and what could not be sent to them. */
  async forget(addresses: readonly string[]): Promise<void> {
    const gone = new Set(addresses);
    for (const job of await this.queue.getJobs(UNSENT)) {
      // One that is being sent at this moment is locked: it forgets its contents by itself.
      if (this.isFor(gone, job?.data)) await job.remove().catch(() => undefined);
    }
  }

  private isFor(addresses: ReadonlySet<string>, data: SealedEmail | undefined): boolean {
    if (!data?.sealed) return false;
    try {
      return this.hash.every(this.seal.open(data.sealed).to).some((hash) => addresses.has(hash));
    } catch {
      // Sealed with a key that is gone: it cannot be read.
      return false;
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
