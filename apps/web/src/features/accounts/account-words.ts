import type { AccountsQuery } from './api/accounts.generated.js';
import { tiers } from './texts.js';

type Listed = AccountsQuery['accounts']['items'][number];

/** What to call an account: not everybody has told a name. */
export const nameOf = ({
  businessName,
  contactName,
  email,
}: Pick<Listed, 'businessName' | 'contactName' | 'email'>): string => businessName ?? contactName ?? email;

/** null while nobody can tell. */
export const planOf = ({ membership }: Pick<Listed, 'membership'>): string | null =>
  membership && tiers[membership.tier];
