import { OnWorkerEvent } from '@nestjs/bullmq';
import {
  ACCOUNT_EXPORTS_QUEUE,
  AccountExportStatus,
  accountExportWork,
  failAccountExport,
  mailAddress,
  recordAccountExportProgress,
  type AccountExportJob,
} from '@stallbook/contracts';
import { DomainError, type ServiceName } from '@stallbook/kernel';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from '../job-processor.js';
import { WORKERS } from '../system-actor.js';
import { NotCollected } from './collector.js';
import { ExportFile } from './export-file.js';
import { ReadyEmail } from './ready-email.js';

const GONE = 'This account no longer exists.';
const AGAIN = 'Please ask for it again in a while.';

const PARTS: Record<ServiceName, string> = {
  identity: 'your account and profile',
  events: 'your events',
  applications: 'your applications',
  billing: 'your payments',
  attachments: 'your files',
  content: 'your messages to us',
  notifications: 'your notifications',
};

const whyFailed = (error: Error): string =>
  error instanceof NotCollected
    ? `The part of Stallbook that keeps ${PARTS[error.service]} did not answer. ${AGAIN}`
    : `Your data could not be collected. ${AGAIN}`;

/** Makes exports. A repeated job collects only what was not stored, and sends the email for what was. */
@QueueProcessor(ACCOUNT_EXPORTS_QUEUE, 2)
export class AccountExportsProcessor extends JobProcessor<AccountExportJob> {
  protected readonly failure = 'an export was not made';

  constructor(
    private readonly file: ExportFile,
    private readonly mail: ReadyEmail,
  ) {
    super();
  }

  /** After the last attempt, the person is notified. */
  @OnWorkerEvent('failed')
  override onFailed(job: Job<AccountExportJob> | undefined, error: Error): void {
    if (!job) return;
    const { exportId } = job.data;
    this.logger.warn({ exportId, err: error, attempt: job.attemptsMade }, this.failure);
    if (job.attemptsMade < (job.opts.attempts ?? 1)) return;
    this.fail(exportId, whyFailed(error)).catch((err: unknown) =>
      this.logger.error({ exportId, err }, 'the failure of an export was not recorded'),
    );
  }

  protected async work({ data: { exportId } }: Job<AccountExportJob>): Promise<void> {
    const work = await this.workOf(exportId);
    if (!work) return;
    const { personId, status } = work;
    if (status !== AccountExportStatus.collecting && status !== AccountExportStatus.ready) return;
    const address = await this.rpc.call(mailAddress, { id: personId }, { actor: WORKERS });
    if (!address) return this.fail(exportId, GONE);
    if (status === AccountExportStatus.collecting) {
      const person = { personId, ...(address.confirmed && { address: address.email }) };
      await this.file.store(exportId, person, (collected) => this.progress(exportId, collected));
    }
    await this.mail.send(exportId, address);
  }

  /** undefined if the person was erased meanwhile. */
  private async workOf(id: string) {
    try {
      return await this.rpc.call(accountExportWork, { id }, { actor: WORKERS });
    } catch (error) {
      if (DomainError.is(error, 'NOT_FOUND')) return undefined;
      throw error;
    }
  }

  private async progress(exportId: string, collected: ServiceName[]): Promise<void> {
    await this.rpc.call(recordAccountExportProgress, { exportId, collected }, { actor: WORKERS });
  }

  private async fail(exportId: string, error: string): Promise<void> {
    await this.rpc.call(failAccountExport, { exportId, error }, { actor: WORKERS });
  }
}
