import { Module } from '@nestjs/common';
import { BULK_DECISIONS_QUEUE, type BulkDecisionWork } from '@stallbook/contracts';
import { workOfJob, workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { BulkDecisionPresenter } from './bulk-decision.presenter.js';
import { bulkDecisionSchema } from './bulk-decision.schema.js';
import { BulkDecisions } from './bulk-decisions.js';
import { BulkSteps } from './bulk-steps.js';
import { CarryOutBulkDecisionHandler } from './carry-out-bulk-decision/carry-out-bulk-decision.handler.js';
import { MyBulkDecisionsHandler } from './my-bulk-decisions/my-bulk-decisions.handler.js';
import { BulkDecisionsErasedReaction } from './reactions/bulk-decisions-erased.reaction.js';
import { PreviewBulkDecisionHandler } from './preview-bulk-decision/preview-bulk-decision.handler.js';
import { StartBulkDecisionHandler } from './start-bulk-decision/start-bulk-decision.handler.js';
import { UndoBulkDecisionHandler } from './undo-bulk-decision/undo-bulk-decision.handler.js';

const bulkDecisionQueue = workQueue<BulkDecisionWork>(BulkDecisions, {
  queue: BULK_DECISIONS_QUEUE,
  job: 'bulk-decision',
  data: (jobId) => ({ bulkDecisionId: workOfJob(jobId).workId }),
});

@Module({
  imports: [modelsOf(bulkDecisionSchema), ApplicationModule, ReplicaModule],
  controllers: [
    PreviewBulkDecisionHandler,
    StartBulkDecisionHandler,
    MyBulkDecisionsHandler,
    UndoBulkDecisionHandler,
    CarryOutBulkDecisionHandler,
  ],
  providers: [BulkDecisions, BulkSteps, BulkDecisionPresenter, bulkDecisionQueue, BulkDecisionsErasedReaction],
})
export class BulkDecisionModule {}
