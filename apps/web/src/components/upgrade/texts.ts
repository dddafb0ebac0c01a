import { plural } from '../../lib/format/text.js';

/** Why the dialog opened. `maxSaved` is the limit of the free plan. */
export const upgradeReasons = {
  saves: {
    title: 'Upgrade to Pro for unlimited saves!',
    text: (maxSaved: number) =>
      `Your free plan includes ${plural(maxSaved, { one: 'saved item', other: 'saved items' })}. Remove one to save this one, or upgrade:`,
  },
  templates: {
    title: 'Upgrade to Pro for application templates',
    text: () =>
      'Write your answers once, and apply to many markets with one click. Templates come with Vendor Pro and Pro.',
  },
  organizerTools: {
    title: 'Upgrade to Pro for the organizer tools',
    text: () =>
      'Find vendors who fit, see what your events can bring in, and share them. The tools come with Organizer Pro and Pro.',
  },
} as const;
export type UpgradeReason = keyof typeof upgradeReasons;

export const upgradeOffer = {
  upgrade: 'Upgrade to Pro',
  perMonth: (price: string) => `${price}/month`,
  insteadOf: 'was',
  cancel: 'cancel anytime',
  notLoaded: 'The prices could not be loaded. Please try again.',
  benefits: {
    boost: 'Your listings at the top of search results',
    eventsForVendors: 'AI event recommendations',
    vendorsForOrganizers: 'AI vendor suggestions',
    unlimited: 'Unlimited saved markets and vendors',
    support: 'Priority support',
    analytics: 'Advanced analytics',
    noFees: 'No transaction fees',
  },
  billing: 'Go to billing',
  compare: 'Compare the plans',
} as const;
