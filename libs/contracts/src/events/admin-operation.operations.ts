import { defineQuery } from '@stallbook/kernel';
import { AdminOperationFilterInput, type AdminOperationPage } from './admin-operation.dto.js';

const admin = ['admin'] as const;

export const adminOperations = defineQuery<AdminOperationPage>()('events.adminOperations', {
  input: AdminOperationFilterInput,
  access: admin,
});
