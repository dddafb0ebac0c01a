/** Why the dialog opened. The plans are those of the catalog that include what was asked for. */
export const upgradeReasons = {
  saves: {
    title: 'Upgrade to Pro for unlimited saves!',
    text: 'Remove a saved item to save this one, or upgrade:',
  },
  templates: {
    title: 'Application templates come with a paid plan',
    text: (plans: string) =>
      `Write your answers once, and apply to many events with one click. Templates come with ${plans}.`,
  },
  library: {
    title: 'Your plan does not include the Success Library',
    text: (plans: string) => `Guides for your stall, step by step. The library comes with ${plans}.`,
  },
  organizerTools: {
    title: 'The organizer tools come with a paid plan',
    text: (plans: string) =>
      `Find vendors who fit, see what your events can bring in, and share them. The tools come with ${plans}.`,
  },
} as const;
export type UpgradeReason = keyof typeof upgradeReasons;

export const upgradeOffer = {
  upgrade: 'Upgrade to Pro',
  and: ' and ',
  inNoPlan: 'No plan includes this at the moment.',
  perMonth: (price: string) => `${price}/month`,
  insteadOf: 'was',
  cancel: 'cancel anytime',
  notLoaded: 'The prices could not be loaded. Please try again.',
  benefits: {
    boost: 'Your listings at the top of search results',
    eventsForVendors: 'AI event recommendations',
    vendorsForOrganizers: 'AI vendor suggestions',
    unlimited: 'Unlimited saved events and vendors',
    saved: (count: string) => `Up to ${count} saved events or vendors`,
    support: 'Priority support',
    analytics: 'Advanced analytics',
    noFees: 'No transaction fees',
    fee: (rate: string) => `${rate} platform fee on paid booths`,
  },
  billing: 'Go to billing',
  compare: 'Compare the plans',
} as const;
