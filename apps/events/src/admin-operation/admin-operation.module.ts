import { Module } from '@nestjs/common';
import { AdminOperations } from './admin-operations.js';
import { ListAdminOperationsHandler } from './list-admin-operations/list-admin-operations.handler.js';
import { SupportReaction } from './reactions/support.reaction.js';

@Module({
  providers: [AdminOperations, SupportReaction],
  controllers: [ListAdminOperationsHandler],
  exports: [AdminOperations],
})
export class AdminOperationModule {}
