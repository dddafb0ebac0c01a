/** The subscription of a person on the basic plan. */
export const subscription = {
  status: 'active',
  plan: 'basic',
  planName: 'Basic',
  priceMonthlyCents: 0,
  keepsFormerPrice: false,
  platformFeeRate: 0.05,
  paidUntil: null as string | null,
  endsAtPeriodEnd: false,
  trialUntil: null as string | null,
  graceUntil: null as string | null,
  hasPortal: false,
  features: { canBoostListings: false, canViewSuggestions: false, canReadLibrary: true, maxBookmarks: 3 },
};
