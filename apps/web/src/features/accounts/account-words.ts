import type { AccountsQuery } from './api/accounts.generated.js';
import { tiers } from './texts.js';

type Listed = AccountsQuery['accounts']['items'][number];

export const nameOf = ({
  businessName,
  contactName,
  email,
}: Pick<Listed, 'businessName' | 'contactName' | 'email'>): string => businessName ?? contactName ?? email;

/** Null while unknown. */
export const planOf = ({ membership }: Pick<Listed, 'membership'>): string | null =>
  membership && tiers[membership.tier];
