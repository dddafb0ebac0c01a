import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { CreateConnectAccountInput, type AccountLink, type ConnectedAccount } from './connected-account.dto.js';

export const createConnectAccount = defineCommand<ConnectedAccount>()('billing.createConnectAccount', {
  input: CreateConnectAccountInput,
  access: ['organizer'],
  stepUp: true,
});

export const createAccountLink = defineCommand<AccountLink>()('billing.createAccountLink', {
  input: NoInput,
  access: ['organizer'],
  stepUp: true,
});

export const accountStatus = defineQuery<ConnectedAccount>()('billing.accountStatus', {
  input: NoInput,
  access: ['organizer'],
});
