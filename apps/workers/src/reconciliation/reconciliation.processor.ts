import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  RECONCILIATIONS_QUEUE,
  reconcileStep,
  START_NIGHTLY_RECONCILIATION,
  startNightlyReconciliation,
  type ReconciliationWork,
} from '@stallbook/contracts';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 60_000;

/** Runs reconciliations step by step; between steps that must wait, the job waits in the queue. */
@Processor(RECONCILIATIONS_QUEUE, { concurrency: 1, maxStalledCount: RESTARTS })
export class ReconciliationsProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(job: Job<ReconciliationWork>, token?: string): Promise<void> {
    const againAfterMs = await runJob(job, () => this.carryOut(job));
    if (againAfterMs === null) return;
    await job.moveToDelayed(Date.now() + againAfterMs, token);
    throw new DelayedError();
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: RECONCILIATIONS_QUEUE }, 'the worker waits for Redis');
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<ReconciliationWork> | undefined, err: Error): void {
    const { reconciliationId } = job?.data ?? {};
    this.logger.error({ reconciliationId, err, attempt: job?.attemptsMade }, 'a reconciliation failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  /** @returns when to continue; null at the end */
  private async carryOut(job: Job<ReconciliationWork>): Promise<number | null> {
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    if (job.name === START_NIGHTLY_RECONCILIATION) {
      await this.rpc.call(startNightlyReconciliation, {}, options);
      return null;
    }
    const { isDone, checked, againAfterMs } = await this.rpc.call(
      reconcileStep,
      { id: job.data.reconciliationId },
      options,
    );
    await job.updateProgress(checked);
    return isDone ? null : againAfterMs;
  }
}
