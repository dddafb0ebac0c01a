import { InjectQueue } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { receiveReturnedMail, RETURNED_MAIL_QUEUE, type ReceiveReturnedMailInput } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { Queue } from 'bullmq';
import { JobProcessor, QueueProcessor } from '../job-processor.js';
import { WORKERS } from '../system-actor.js';
import { reportsIn } from './delivery-report.js';
import { ReturnMailbox } from './return-mailbox.js';

const READ = 'read-returned-mail';
const EVERY_MS = 60_000;
const FAILED_KEPT_S = 24 * 60 * 60;

/** Reads the mailbox for returned mail once a minute. A message is marked as read after its report was taken. */
@QueueProcessor(RETURNED_MAIL_QUEUE, 1)
export class ReturnedMailProcessor extends JobProcessor {
  protected readonly failure = 'the mailbox for returned mail was not read';

  constructor(
    private readonly mailbox: ReturnMailbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @InjectQueue(RETURNED_MAIL_QUEUE) private readonly queue: Queue,
  ) {
    super();
  }

  /** All workers share the schedule and read one after the other. */
  protected override async configure(): Promise<void> {
    if (!this.config.RETURNED_MAIL_URL) return void (await this.queue.removeJobScheduler(READ));
    await this.queue.setGlobalConcurrency(1);
    const opts = { removeOnComplete: true, removeOnFail: { age: FAILED_KEPT_S } };
    await this.queue.upsertJobScheduler(READ, { every: EVERY_MS }, { name: READ, opts });
  }

  protected async work(): Promise<void> {
    let taken = 0;
    const read = await this.mailbox.readNew(async (message) => {
      for (const report of await this.reportsOf(message)) {
        if (await this.isOurs(report)) taken += 1;
      }
    });
    if (read > 0) this.logger.info({ read, taken }, 'returned mail was read');
  }

  /** Anyone can write to the mailbox, so what cannot be read must not hold up what comes after it. */
  private async reportsOf(message: Buffer): Promise<ReceiveReturnedMailInput[]> {
    try {
      return await reportsIn(message);
    } catch (err) {
      this.logger.warn({ err }, 'a message in the mailbox for returned mail cannot be read');
      return [];
    }
  }

  private async isOurs(report: ReceiveReturnedMailInput): Promise<boolean> {
    try {
      return (await this.rpc.call(receiveReturnedMail, report, { actor: WORKERS })).isOurs;
    } catch (error) {
      if (!DomainError.is(error, 'BAD_INPUT')) throw error;
      this.logger.warn({ fields: error.fields.map(({ path }) => path) }, 'a report of returned mail is malformed');
      return false;
    }
  }
}
