import { Module } from '@nestjs/common';
import { AdminOperations } from './admin-operations.js';
import { ListAdminOperationsHandler } from './list-admin-operations/list-admin-operations.handler.js';

@Module({
  providers: [AdminOperations],
  controllers: [ListAdminOperationsHandler],
  exports: [AdminOperations],
})
export class AdminOperationModule {}
