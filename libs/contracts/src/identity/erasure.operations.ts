import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { WorkStep } from '../common/results.js';
import { EraseAccountInput, type AccountErasure } from './erasure.dto.js';

/**
 * Permanently deletes an account and the person's data in all services. @throws `IDENTITY.LAST_ADMIN` for the only
 * admin
 */
export const eraseAccount = defineCommand<AccountErasure>()('identity.eraseAccount', {
  input: EraseAccountInput,
  access: 'signed-in',
  stepUp: true,
});

export const accountErasure = defineQuery<AccountErasure>()('identity.accountErasure', {
  input: ByIdInput,
  access: 'public',
});

export const carryOutErasure = defineCommand<WorkStep>()('identity.carryOutErasure', {
  input: ByIdInput,
  access: 'system',
});
