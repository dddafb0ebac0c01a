import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { BULK_DECISIONS_QUEUE, carryOutBulkDecision, type BulkDecisionWork } from '@stallbook/contracts';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { DelayedError, type Job } from 'bullmq';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Decides step by step. Until vendors are notified, the job waits in the queue. */
@Processor(BULK_DECISIONS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BulkDecisionsProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(job: Job<BulkDecisionWork>, token?: string): Promise<void> {
    const againAfterMs = await runJob(job, () => this.untilItWaits(job));
    if (againAfterMs === null) return;
    await job.moveToDelayed(Date.now() + againAfterMs, token);
    throw new DelayedError();
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: BULK_DECISIONS_QUEUE }, 'the worker waits for Redis');
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<BulkDecisionWork> | undefined, err: Error): void {
    this.logger.error({ ...job?.data, err, attempt: job?.attemptsMade }, 'a bulk decision failed');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async untilItWaits(job: Job<BulkDecisionWork>): Promise<number | null> {
    const { bulkDecisionId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    for (;;) {
      const { done, total, againAfterMs } = await this.rpc.call(carryOutBulkDecision, { id }, options);
      await job.updateProgress(Math.round((100 * done) / total));
      if (againAfterMs !== 0) return againAfterMs;
    }
  }
}
