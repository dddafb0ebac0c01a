import { InjectQueue, OnWorkerEvent } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import {
  EMAILS_QUEUE,
  EmailStatus,
  recordEmail,
  renderEmail,
  type EmailJob,
  type EmailType,
  type RecordEmailInput,
} from '@stallbook/contracts';
import { beginningOf, DomainError } from '@stallbook/kernel';
import { CONFIG, EmailSeal, type SealedEmail, type StallbookConfig } from '@stallbook/platform';
import { UnrecoverableError, type Job, type Queue } from 'bullmq';
import { JobProcessor, QueueProcessor } from '../job-processor.js';
import { WORKERS } from '../system-actor.js';
import { CONNECTIONS, Mailer, MailRefused } from './mailer.js';

/** Job state: an email that was sent is not sent again, even if recording it failed. */
const SENT = 'sent';
const NOT_MARKED = 'the job of an email that was sent could not be marked';

type EmailsJob = Job<SealedEmail, void, EmailType>;

const isFinal = (error: unknown): boolean => {
  if (error instanceof MailRefused) return error.final;
  return error instanceof UnrecoverableError || DomainError.is(error, 'BAD_INPUT');
};

type Outcome = Pick<RecordEmailInput, 'status' | 'error'>;

const mailOf = ({ id = '', name: type }: EmailsJob) => ({ id, type });

/** Sends each email once: the job has the email's ID. */
@QueueProcessor(EMAILS_QUEUE, CONNECTIONS)
export class EmailsProcessor extends JobProcessor<SealedEmail> {
  protected readonly failure = 'an email was not sent';

  constructor(
    private readonly mailer: Mailer,
    private readonly seal: EmailSeal,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue,
  ) {
    super();
  }

  /** Emails yield to user requests; all workers share the limit. */
  protected override configure(): Promise<unknown> {
    return this.queue.setGlobalRateLimit(this.config.STALLBOOK_MAILS_PER_SECOND, 1_000);
  }

  /** An address can refuse an email, so this is no error of Stallbook. */
  @OnWorkerEvent('failed')
  override onFailed(job: EmailsJob | undefined, err: Error): void {
    this.logger.warn({ emailId: job?.id, type: job?.name, err, attempt: job?.attemptsMade }, this.failure);
  }

  /** The job's text is removed after sending. A job without text was sent before its worker died. */
  protected async work(job: EmailsJob): Promise<void> {
    const { sealed } = job.data;
    if (sealed === null) return;
    let outcome: Outcome = { status: EmailStatus.sent };
    try {
      if (job.progress !== SENT) outcome = await this.send(job, this.seal.open(sealed));
    } catch (error) {
      await this.refused(job, error as Error);
    }
    await this.record(job, outcome);
    await job.updateData({ sealed: null });
  }

  private async send(job: EmailsJob, email: EmailJob): Promise<Outcome> {
    const rendered = await this.rpc.call(renderEmail, email, { actor: WORKERS });
    if (rendered.alreadySent) return { status: EmailStatus.sent };
    if (rendered.withheld) return { status: EmailStatus.withheld, error: rendered.withheld };
    await this.mailer.send(email, rendered);
    // Even if Redis has lost the job: the record keeps the email from being sent again.
    await job.updateProgress(SENT).catch((err: unknown) => this.logger.warn({ err, emailId: job.id }, NOT_MARKED));
    return { status: EmailStatus.sent };
  }

  private async record(job: EmailsJob, outcome: Outcome): Promise<void> {
    const to = job.data.sealed === null ? undefined : this.addressIn(job.data.sealed);
    await this.rpc.call(recordEmail, { ...mailOf(job), ...outcome, ...(to && { to }) }, { actor: WORKERS });
  }

  /** undefined if it was sealed with an unknown key. */
  private addressIn(sealed: string): string | undefined {
    try {
      return this.seal.open(sealed).to;
    } catch {
      return undefined;
    }
  }

  /** Records each failure; a permanent one is always the last. Always throws. */
  private async refused(job: EmailsJob, error: Error): Promise<never> {
    const final = isFinal(error);
    const last = final || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    const status = last ? EmailStatus.failed : EmailStatus.delayed;
    await this.record(job, { status, error: beginningOf(error.message, 500) });
    throw final ? new UnrecoverableError(error.message) : error;
  }
}
