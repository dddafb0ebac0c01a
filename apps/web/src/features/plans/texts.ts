import type { Tier } from './api/plans.generated.js';

/** The order in which the landing page compares, and what each plan is for. */
export const compared: readonly { name: Tier; role: string; text: string; points: readonly string[] }[] = [
  {
    name: 'organizer_pro',
    role: 'For organizers',
    text: 'For markets that want every booth filled.',
    points: ['Vendors suggested for your market', 'Your market at the top of the search'],
  },
  {
    name: 'vendor_pro',
    role: 'For vendors',
    text: 'For stalls that are out every weekend.',
    points: ['Markets suggested for what you sell', 'Your stall at the top of the directory'],
  },
  {
    name: 'basic',
    role: 'Free starter',
    text: 'All that a market day needs.',
    points: ['Listings and applications without limit', 'Online payment of booth fees'],
  },
];

export const comparison = {
  title: 'Start free, stay free if you like',
  lead: 'Vendors never pay a fee on top of the booth. Organizers on a free plan pay one on the booths they sell, and nothing else.',
  free: 'Free',
  perMonth: 'per month',
  noVendorFee: 'No platform fee for vendors',
  fee: (rate: string) => `${rate} platform fee on booth payments`,
  saved: (count: string) => `Up to ${count} saved items`,
  savedAny: 'Saved items without limit',
  pricing: 'Compare the plans',
  register: 'Create an account',
  away: 'The prices did not load. They stand on the pricing page.',
} as const;
