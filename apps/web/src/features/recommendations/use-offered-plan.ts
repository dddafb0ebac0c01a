import { useUpgradeOfferQuery, type UpgradeOfferQuery } from '../../lib/upgrade/api/upgrade.generated.js';

const plansFor = { vendor: ['vendor_pro', 'pro'], organizer: ['organizer_pro', 'pro'] };

type Plan = UpgradeOfferQuery['catalog']['plans'][number];

/** The first plan of the catalog that includes recommendations or suggestions, null without one; undefined until that is known. */
export function useOfferedPlan(role: keyof typeof plansFor): Plan | null | undefined {
  const plans = useUpgradeOfferQuery().data?.catalog.plans;
  return (
    plans && (plans.find(({ name, features }) => plansFor[role].includes(name) && features.canViewSuggestions) ?? null)
  );
}
