import { plural } from '../../lib/format/text.js';

export const saveToggle = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (name: string) => `Save ${name}`,
  savedOf: (name: string) => `Saved ${name}`,
  notSaved: 'That could not be saved. Please try again.',
} as const;

export const signInOffer = {
  title: 'Please sign in to save items',
  text: 'What you save is kept with your account, and you find it again on every device.',
  login: 'Log in',
  register: 'Create an account',
} as const;

export const upgradeOffer = {
  title: 'Upgrade to Pro for unlimited saves!',
  full: (limit: number) =>
    `Your free plan holds ${plural(limit, { one: 'saved item', other: 'saved items' })}. Take one off your list to save this one, or upgrade:`,
  perMonth: (price: string) => `${price}/month`,
  insteadOf: 'instead of',
  cancel: 'cancel anytime',
  notLoaded: 'The prices did not load. Please try again.',
  benefits: {
    boost: 'Your listings boosted to the top of search',
    eventsForVendors: 'Event recommendations matched to you by AI',
    vendorsForOrganizers: 'Vendor suggestions matched to your markets by AI',
    unlimited: 'Saved markets and vendors without limit',
    support: 'Priority support',
    analytics: 'Advanced analytics',
    noFees: 'No transaction fees',
  },
  billing: 'Go to billing',
  compare: 'Compare the plans',
} as const;
