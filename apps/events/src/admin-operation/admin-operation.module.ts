import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { adminOperationSchema } from './admin-operation.schema.js';
import { AdminOperations } from './admin-operations.js';
import { ReadAdminOperationsHandler } from './read-admin-operations/read-admin-operations.handler.js';
import { PlanChangedReaction } from './reactions/plan-changed.reaction.js';
import { SupportReaction } from './reactions/support.reaction.js';

@Module({
  imports: [modelsOf(adminOperationSchema)],
  providers: [AdminOperations, PlanChangedReaction, SupportReaction],
  controllers: [ReadAdminOperationsHandler],
  exports: [AdminOperations],
})
export class AdminOperationModule {}
