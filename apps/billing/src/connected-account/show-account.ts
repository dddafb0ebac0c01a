import { ConnectedAccountStatus, type ConnectedAccount } from '@stallbook/contracts';
import { statusOf, type ConnectedAccountState } from './domain/connected-account.js';

const NOT_ACCESSIBLE = 'Stripe account not accessible or does not exist.';

export function showAccount(state: ConnectedAccountState): ConnectedAccount {
  const status = statusOf(state);
  const { stripeAccountId: accountId, detailsSubmitted, chargesEnabled, payoutsEnabled } = state;
  return {
    accountId,
    status: ConnectedAccountStatus[status],
    message: status === 'not_found' ? NOT_ACCESSIBLE : null,
    detailsSubmitted,
    chargesEnabled,
    payoutsEnabled,
  };
}
