import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { BULK_DECISIONS_QUEUE, carryOutBulkDecision, type BulkDecisionWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

const CALL_MS = 30_000;

/** Decides step by step. Until vendors are notified, the job waits in the queue. */
@Processor(BULK_DECISIONS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BulkDecisionsProcessor extends JobProcessor<BulkDecisionWork> {
  @OnWorkerEvent('failed')
  onFailed(job: Job<BulkDecisionWork> | undefined, err: Error): void {
    this.logger.error({ ...job?.data, err, attempt: job?.attemptsMade }, 'a bulk decision failed');
  }

  protected async work(job: Job<BulkDecisionWork>): Promise<number | null> {
    const { bulkDecisionId: id } = job.data;
    const options = { actor: WORKERS, timeoutMs: CALL_MS };
    for (;;) {
      const { done, total, againAfterMs } = await this.rpc.call(carryOutBulkDecision, { id }, options);
      await this.recordProgress(job, { done, total });
      if (againAfterMs !== 0) return againAfterMs;
    }
  }
}
