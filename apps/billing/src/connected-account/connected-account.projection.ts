import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { connectedAccount, type ConnectedAccountDetails } from './domain/connected-account.decider.js';

export interface ConnectedAccountDocument extends ConnectedAccountDetails {
  /** The organizer's ID. */
  _id: string;
}

export const connectedAccounts = defineProjection<ConnectedAccountDocument>()({
  name: 'connected-accounts',
  collection: 'connectedAccounts',
  aggregate: connectedAccount,
  project: (state) => (isPresent(state) ? { ...state } : null),
  // Webhooks name an account by Stripe's ID.
  indexes: [{ key: { stripeAccountId: 1 } }],
});
