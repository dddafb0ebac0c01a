import { useUpgradeOfferQuery } from './api/upgrade.generated.js';

/** What the catalog calls a plan; a dash until that is known. */
export function usePlanNames(): (tier: string) => string {
  const { data } = useUpgradeOfferQuery();
  return (tier) => data?.catalog.plans.find(({ name }) => name === tier)?.displayName ?? '—';
}
