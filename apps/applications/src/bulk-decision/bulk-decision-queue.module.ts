import { Module } from '@nestjs/common';
import { BULK_DECISIONS_QUEUE, type BulkDecisionWork } from '@stallbook/contracts';
import { workOfJob, WorkQueue, workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { bulkDecisionSchema } from './bulk-decision.schema.js';
import { BulkDecisions } from './bulk-decisions.js';

const bulkDecisionQueue = workQueue<BulkDecisionWork>(BulkDecisions, {
  queue: BULK_DECISIONS_QUEUE,
  job: 'bulk-decision',
  data: (jobId) => ({ bulkDecisionId: workOfJob(jobId).workId }),
});

const models = modelsOf(bulkDecisionSchema);

/** What is stored of decisions that can be undone, and the jobs that announce them. */
@Module({
  imports: [models],
  providers: [BulkDecisions, bulkDecisionQueue],
  exports: [models, BulkDecisions, WorkQueue],
})
export class BulkDecisionQueueModule {}
