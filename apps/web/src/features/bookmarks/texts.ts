import { plural } from '../../lib/format/text.js';

export const saveToggle = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (name: string) => `Save ${name}`,
  savedOf: (name: string) => `Saved ${name}`,
  notSaved: 'This could not be saved. Please try again.',
} as const;

export const signInOffer = {
  title: 'Please sign in to save items',
  text: 'Saved items are kept in your account, on every device.',
  login: 'Log in',
  register: 'Create an account',
} as const;

export const upgradeOffer = {
  title: 'Upgrade to Pro for unlimited saves!',
  full: (limit: number) =>
    `Your free plan includes ${plural(limit, { one: 'saved item', other: 'saved items' })}. Remove one to save this one, or upgrade:`,
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
