import { defineView } from '@stallbook/event-store';
import { connectedAccount, type ConnectedAccountState } from './domain/connected-account.js';

export interface ConnectedAccountDocument extends ConnectedAccountState {
  /** The organizer's id. */
  _id: string;
}

export const connectedAccounts = defineView<ConnectedAccountDocument>()({
  name: 'connected-accounts',
  collection: 'connectedAccounts',
  aggregate: connectedAccount,
  of: (state) => ({ ...state }),
  // A webhook knows Stripe's id alone.
  indexes: [{ key: { stripeAccountId: 1 } }],
});
