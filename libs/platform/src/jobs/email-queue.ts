import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { EMAILS_QUEUE, EmailType, type EmailJob } from '@stallbook/contracts';
import { assertNoTransaction } from '@stallbook/messaging';
import type { JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CONFIG, LOGGER, QUEUE_REDIS } from '../tokens.js';
import { AddressHash } from '../visitors/address-hash.js';
import { EmailSeal, type SealedEmail } from './email-seal.js';
import { enqueue } from './job-origin.js';
import { EmailsByAddress } from './emails-by-address.js';
import { openQueue } from './open-queue.js';
import { jobsPrefix } from './prefix.js';
import { withinRedisTimeout } from './within-redis-timeout.js';

export type EmailToSend = EmailJob & {
  correlationId?: string;
  attempts?: number;
  /** IDs and addresses of people and IDs of submissions whose data the text holds: an erasure finds it by them too. */
  concerns?: readonly (string | null)[];
};

const DAY_S = 24 * 60 * 60;

/** Retries for almost three hours. Finished jobs stay for a day so that their IDs remain taken. */
const OPTIONS: JobsOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: { age: DAY_S },
  removeOnFail: { age: 14 * DAY_S },
};

/** People wait for these. */
const URGENT: ReadonlySet<EmailType> = new Set([
  EmailType.confirm_sign_up,
  EmailType.account_exists,
  EmailType.reset_password,
  EmailType.confirm_email_change,
]);
const LOW_PRIORITY = 10;

@Injectable()
export class EmailQueue implements BeforeApplicationShutdown {
  private readonly queue: Queue<SealedEmail>;
  private readonly seal: EmailSeal;
  private readonly byAddress: EmailsByAddress;
  private readonly hash: AddressHash;

  constructor(
    @Inject(QUEUE_REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.queue = openQueue<SealedEmail>(EMAILS_QUEUE, { redis, config, logger });
    this.byAddress = new EmailsByAddress(redis, jobsPrefix(config));
    this.seal = new EmailSeal(config);
    this.hash = new AddressHash(config);
  }

  /** Ignores an ID that is already queued. @throws if an answer of Redis takes longer than 3 s: keep the email and retry */
  enqueue(email: EmailToSend): Promise<void> {
    return this.enqueueAll([email]);
  }

  async enqueueAll(emails: readonly EmailToSend[]): Promise<void> {
    assertNoTransaction('The queue of emails');
    const jobs = emails.map(({ correlationId, attempts, concerns: _, ...email }) => {
      const priority = URGENT.has(email.type) ? {} : { priority: LOW_PRIORITY };
      const opts = { ...OPTIONS, ...(attempts && { attempts }), ...priority, jobId: email.id };
      return { name: email.type, data: this.seal.seal(email), opts, ...(correlationId && { correlationId }) };
    });
    // First, so that every queued job can be found by its address and by what it concerns.
    const entries = emails.flatMap(({ id, to, concerns = [] }) =>
      [to, ...concerns].flatMap((one) => (one === null ? [] : this.hash.every(one).map((hash) => ({ id, hash })))),
    );
    await withinRedisTimeout(this.byAddress.add(entries));
    await withinRedisTimeout(enqueue(this.queue, jobs));
    // Again: an erasure between the two found no job to remove, and its second round must find it.
    await withinRedisTimeout(this.byAddress.add(entries));
  }

  /**
   * `hashes` are of addresses, or of IDs that emails concern. One that is being sent stays listed, so that a later call
   * finds it if it has to be sent again. With `until`, emails that were queued later stay.
   */
  async forget(hashes: readonly string[], until?: Date): Promise<void> {
    assertNoTransaction('The queue of emails');
    for (const hash of hashes) {
      const gone: string[] = [];
      for (const id of await this.byAddress.idsOf(hash, until)) if (await this.remove(id)) gone.push(id);
      await this.byAddress.forget(hash, gone);
    }
  }

  /** Removes emails by ID, except those that are being sent. @returns the IDs that are not in the queue */
  async drop(ids: readonly string[]): Promise<string[]> {
    assertNoTransaction('The queue of emails');
    const gone: string[] = [];
    for (const id of ids) if (await withinRedisTimeout(this.remove(id))) gone.push(id);
    return gone;
  }

  /** False while a worker holds the job. */
  private async remove(id: string): Promise<boolean> {
    const job = await this.queue.getJob(id);
    if (!job?.data.sealed) return true;
    return job.remove().then(
      () => true,
      () => false,
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
