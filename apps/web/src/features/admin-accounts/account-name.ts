import type { AccountsQuery } from './api/admin-accounts.generated.js';

type Listed = AccountsQuery['accounts']['items'][number];

export const nameOf = ({
  businessName,
  contactName,
  email,
}: Pick<Listed, 'businessName' | 'contactName' | 'email'>): string => businessName ?? contactName ?? email;
