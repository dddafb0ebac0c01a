import { defineProjection } from '@stallbook/event-store';
import { connectedAccount, type ConnectedAccountState } from './domain/connected-account.js';

export interface ConnectedAccountDocument extends ConnectedAccountState {
  /** The organizer's id. */
  _id: string;
}

export const connectedAccounts = defineProjection<ConnectedAccountDocument>()({
  name: 'connected-accounts',
  collection: 'connectedAccounts',
  aggregate: connectedAccount,
  project: (state) => ({ ...state }),
  // A webhook knows Stripe's id alone.
  indexes: [{ key: { stripeAccountId: 1 } }],
});
