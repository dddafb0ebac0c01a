import { useUpgradeOfferQuery } from '../../lib/upgrade/api/upgrade.generated.js';

const plansFor = { vendor: ['vendor_pro', 'pro'], organizer: ['organizer_pro', 'pro'] };

/** Whether a plan of the catalog includes recommendations or suggestions; undefined until that is known. */
export function useIsOffered(role: keyof typeof plansFor): boolean | undefined {
  const { data } = useUpgradeOfferQuery();
  return data?.catalog.plans.some(({ name, features }) => plansFor[role].includes(name) && features.canViewSuggestions);
}
