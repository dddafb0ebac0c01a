import { noSuch, StripeApiError } from '../api/errors.js';
import type { World } from '../world.js';

/** A destination must exist and be able to receive transfers. */
export const checkDestination = (world: World, destination: string, param: string): void => {
  const account = world.store.find('accounts', destination);
  if (!account) throw noSuch('destination', destination, param, 400);
  if (account.capabilities?.transfers !== 'active') {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'insufficient_capabilities_for_transfer',
      message:
        'Your destination account needs to have at least one of the following capabilities enabled: ' +
        'transfers, crypto_transfers, legacy_payments',
    });
  }
};
