import { Module } from '@nestjs/common';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { BulkDecisionPresenter } from './bulk-decision.presenter.js';
import { BulkDecisionQueueModule } from './bulk-decision-queue.module.js';
import { BulkSteps } from './bulk-steps.js';
import { CarryOutBulkDecisionHandler } from './carry-out-bulk-decision/carry-out-bulk-decision.handler.js';
import { MyBulkDecisionsHandler } from './my-bulk-decisions/my-bulk-decisions.handler.js';
import { BulkDecisionsErasedReaction } from './reactions/bulk-decisions-erased.reaction.js';
import { PreviewBulkDecisionHandler } from './preview-bulk-decision/preview-bulk-decision.handler.js';
import { StartBulkDecisionHandler } from './start-bulk-decision/start-bulk-decision.handler.js';
import { UndoBulkDecisionHandler } from './undo-bulk-decision/undo-bulk-decision.handler.js';

@Module({
  imports: [BulkDecisionQueueModule, ApplicationModule, ReplicaModule],
  controllers: [
    PreviewBulkDecisionHandler,
    StartBulkDecisionHandler,
    MyBulkDecisionsHandler,
    UndoBulkDecisionHandler,
    CarryOutBulkDecisionHandler,
  ],
  providers: [BulkSteps, BulkDecisionPresenter, BulkDecisionsErasedReaction],
})
export class BulkDecisionModule {}
