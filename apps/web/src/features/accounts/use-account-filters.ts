import { useAddressFilters } from '../../lib/hooks/use-address-filters.js';
import type { AccountsQueryVariables } from './api/accounts.generated.js';

export const roleChoices = ['vendor', 'organizer', 'admin', 'none'] as const;
export const confirmationChoices = ['done', 'open'] as const;
export const orderChoices = ['newest', 'business', 'email'] as const;
const choices = { role: roleChoices, confirmation: confirmationChoices, order: orderChoices } as const;

export function useAccountFilters() {
  const filters = useAddressFilters(choices);
  const { search, chosen } = filters;
  const { role, confirmation, order } = chosen;
  const criteria: AccountsQueryVariables['input'] = {
    search: search || null,
    role: role || null,
    confirmed: confirmation === '' ? null : confirmation === 'done',
    order: order || null,
  };
  return { ...filters, criteria, filtered: Boolean(search || role || confirmation) };
}

export type AccountFilters = ReturnType<typeof useAccountFilters>;
