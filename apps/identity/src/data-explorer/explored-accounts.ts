import { explorerSource } from '@stallbook/administration';
import { emailHash } from '@stallbook/kernel';
import { AdminList, type StallbookConfig } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import type { Account } from '../account/account.js';
import { ACCOUNTS } from '../account/account.schema.js';
import { filterOf } from '../directory/account-filter.js';

/** Their address makes admins, not a profile. Never a password hash or a factor. */
export function exploredAccounts(config: StallbookConfig) {
  const admins = new AdminList(config);
  const isAdmin = ({ email, emailConfirmedAt }: Account) =>
    admins.has({ confirmed: emailConfirmedAt !== null, eh: emailHash(email) });
  return explorerSource<Account>({
    type: 'accounts',
    collection: ACCOUNTS,
    personal: true,
    status: { field: 'listed.role', values: ['vendor', 'organizer', 'none'] },
    newest: { field: 'createdAt', storedAs: 'date', tie: -1 },
    search: (text) => {
      const found = filterOf({ search: text }, []);
      return found ? [found as Filter<Account>] : [];
    },
    columns: {
      id: { kind: 'account', value: ({ _id }) => _id },
      email: { kind: 'text', value: ({ email }) => email },
      role: { kind: 'text', value: (account) => (isAdmin(account) ? 'admin' : account.listed.role) },
      contact_name: { kind: 'text', value: ({ listed }) => listed.contactName },
      business_name: { kind: 'text', value: ({ listed }) => listed.businessName },
      email_confirmed_at: { kind: 'instant', value: ({ emailConfirmedAt }) => emailConfirmedAt },
      has_second_factor: { kind: 'text', value: ({ secondFactor }) => secondFactor === true },
      created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
    },
  });
}
