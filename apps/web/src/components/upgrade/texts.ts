/** What the catalog calls a paid plan. */
type NameOf = (tier: 'vendor_pro' | 'organizer_pro' | 'pro') => string;

/** Why the dialog opened. */
export const upgradeReasons = {
  saves: {
    title: 'Upgrade to Pro for unlimited saves!',
    text: () => 'Remove a saved item to save this one, or upgrade:',
  },
  templates: {
    title: 'Application templates come with a paid plan',
    text: (nameOf: NameOf) =>
      `Write your answers once, and apply to many events with one click. Templates come with ${nameOf('vendor_pro')} and ${nameOf('pro')}.`,
  },
  library: {
    title: 'The Success Library comes with a paid plan',
    text: (nameOf: NameOf) =>
      `Guides for your stall, step by step. The library comes with ${nameOf('vendor_pro')} and ${nameOf('pro')}.`,
  },
  organizerTools: {
    title: 'The organizer tools come with a paid plan',
    text: (nameOf: NameOf) =>
      `Find vendors who fit, see what your events can bring in, and share them. The tools come with the ${nameOf('organizer_pro')} and ${nameOf('pro')}.`,
  },
} as const;
export type UpgradeReason = keyof typeof upgradeReasons;

export const upgradeOffer = {
  upgrade: 'Upgrade to Pro',
  somePlan: 'a paid plan',
  perMonth: (price: string) => `${price}/month`,
  insteadOf: 'was',
  cancel: 'cancel anytime',
  notLoaded: 'The prices could not be loaded. Please try again.',
  benefits: {
    boost: 'Your listings at the top of search results',
    eventsForVendors: 'AI event recommendations',
    vendorsForOrganizers: 'AI vendor suggestions',
    unlimited: 'Unlimited saved events and vendors',
    support: 'Priority support',
    analytics: 'Advanced analytics',
    noFees: 'No transaction fees',
  },
  billing: 'Go to billing',
  compare: 'Compare the plans',
  savedEvents: 'Saved events',
  savedVendors: 'Saved vendors',
} as const;
