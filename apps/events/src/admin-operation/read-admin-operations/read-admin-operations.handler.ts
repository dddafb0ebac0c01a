import { Controller } from '@nestjs/common';
import {
  adminOperations,
  adminPerformers,
  type AdminOperationFilterInput,
  type AdminOperationPage,
  type AdminPerformer,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../admin-operations.js';

@Controller()
export class ReadAdminOperationsHandler {
  constructor(private readonly operations: AdminOperations) {}

  @Handles(adminOperations)
  handle(input: AdminOperationFilterInput): Promise<AdminOperationPage> {
    return this.operations.page(input);
  }

  @Handles(adminPerformers)
  async performers(): Promise<AdminPerformer[]> {
    return (await this.operations.performers()).map((id) => ({ id }));
  }
}
