import { BULK_DECISIONS_QUEUE, carryOutBulkDecision, type BulkDecisionWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from './job-processor.js';

/** Decides step by step. Until vendors are notified, the job waits in the queue. */
@QueueProcessor(BULK_DECISIONS_QUEUE, 4)
export class BulkDecisionsProcessor extends JobProcessor<BulkDecisionWork> {
  protected readonly failure = 'a bulk decision failed';

  protected work(job: Job<BulkDecisionWork>): Promise<number | null> {
    return this.runSteps(job, carryOutBulkDecision, job.data.bulkDecisionId);
  }
}
