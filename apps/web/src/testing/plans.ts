/** A plan as the catalog answers it. */
export const catalogPlan = (name: string, displayName: string, given: object = {}) => ({
  name,
  displayName,
  priceMonthlyCents: 0,
  listPriceMonthlyCents: null as number | null,
  savings: null as string | null,
  platformFeeRate: 0.05,
  features: { canBoostListings: false, canViewSuggestions: false, canReadLibrary: true, maxBookmarks: 3 },
  trialDays: 0,
  promise: null as string | null,
  limit: null as string | null,
  valueCents: null as number | null,
  ...given,
});

export const allFeatures = { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 };

export const PlanCatalog = {
  catalog: {
    plans: [
      catalogPlan('basic', 'Basic'),
      catalogPlan('vendor_pro', 'Vendor Pro', { priceMonthlyCents: 1_500, features: allFeatures }),
      catalogPlan('pro', 'Pro', { priceMonthlyCents: 2_900, listPriceMonthlyCents: 3_900, features: allFeatures }),
    ],
  },
};
