import { defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { AdminOperationFilterInput, type AdminOperationPage, type AdminPerformer } from './admin-operation.dto.js';

const admin = ['admin'] as const;

export const adminOperations = defineQuery<AdminOperationPage>()('events.adminOperations', {
  input: AdminOperationFilterInput,
  access: admin,
});

export const adminPerformers = defineQuery<AdminPerformer[]>()('events.adminPerformers', {
  input: NoInput,
  access: admin,
});
