import { Processor } from '@nestjs/bullmq';
import { BULK_DECISIONS_QUEUE, carryOutBulkDecision, type BulkDecisionWork } from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor } from '../job-processor.js';
import { RESTARTS } from '../restarts.js';

/** Decides step by step. Until vendors are notified, the job waits in the queue. */
@Processor(BULK_DECISIONS_QUEUE, { concurrency: 4, maxStalledCount: RESTARTS })
export class BulkDecisionsProcessor extends JobProcessor<BulkDecisionWork> {
  protected readonly failure = 'a bulk decision failed';

  protected work(job: Job<BulkDecisionWork>): Promise<number | null> {
    return this.runSteps(job, carryOutBulkDecision, job.data.bulkDecisionId);
  }
}
