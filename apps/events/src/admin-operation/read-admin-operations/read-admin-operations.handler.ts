import { Controller } from '@nestjs/common';
import { adminOperations, type AdminOperationFilterInput, type AdminOperationPage } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../admin-operations.js';

@Controller()
export class ReadAdminOperationsHandler {
  constructor(private readonly operations: AdminOperations) {}

  @Handles(adminOperations)
  handle({ operationType, page, pageSize }: AdminOperationFilterInput): Promise<AdminOperationPage> {
    return this.operations.page(operationType ?? null, page, pageSize);
  }
}
