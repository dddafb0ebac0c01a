import { ConnectedAccountStatus, type ConnectedAccount } from '@stallbook/contracts';
import { isPresent } from '@stallbook/kernel';
import { statusOf, type ConnectedAccountState } from './domain/connected-account.decider.js';

const NOT_ACCESSIBLE = 'Stripe account not accessible or does not exist.';

export function showAccount(state: ConnectedAccountState): ConnectedAccount {
  const status = statusOf(state);
  return {
    accountId: isPresent(state) ? state.stripeAccountId : null,
    status: ConnectedAccountStatus[status],
    message: status === 'not_found' ? NOT_ACCESSIBLE : null,
  };
}
