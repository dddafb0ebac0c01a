import { useAddressFilters } from '../../lib/hooks/use-address-filters.js';
import type { AdminMarketEventsQueryVariables } from './api/admin.generated.js';

export const sourceChoices = ['seeded', 'organizer'] as const;
export const claimChoices = ['claimed', 'open'] as const;
export const statusChoices = ['draft', 'published'] as const;
const choices = { source: sourceChoices, claim: claimChoices, status: statusChoices } as const;

export function useEventTableFilters() {
  const filters = useAddressFilters(choices);
  const { search, chosen } = filters;
  const { source, claim, status } = chosen;
  const criteria: AdminMarketEventsQueryVariables['input'] = {
    search: search || null,
    seededByAdmin: source === '' ? null : source === 'seeded',
    organizerClaimed: claim === '' ? null : claim === 'claimed',
    status: status || null,
  };
  return { ...filters, criteria, filtered: Boolean(search || source || claim || status) };
}

export type EventTableFilters = ReturnType<typeof useEventTableFilters>;
