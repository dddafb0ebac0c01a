import type { Tier } from '../api/plans.generated.js';
import type { PlanFlag } from '../plan-flags.js';

interface Compared {
  name: Tier;
  role: string;
  text: string;
  points: readonly { text: string; needs?: PlanFlag }[];
}

export const compared: readonly Compared[] = [
  {
    name: 'organizer_pro',
    role: 'For organizers',
    text: 'For markets that want every booth filled.',
    points: [
      { text: 'Vendors suggested for your event', needs: 'canViewSuggestions' },
      { text: 'Your event at the top of the search', needs: 'canBoostListings' },
    ],
  },
  {
    name: 'vendor_pro',
    role: 'For vendors',
    text: 'For vendors who are out every weekend.',
    points: [
      { text: 'Events suggested for what you sell', needs: 'canViewSuggestions' },
      { text: 'Your stall at the top of the directory', needs: 'canBoostListings' },
    ],
  },
  {
    name: 'basic',
    role: 'Free starter',
    text: 'Everything you need for market day.',
    points: [{ text: 'Unlimited listings and applications' }, { text: 'Online payment of booth fees' }],
  },
];

export const comparison = {
  title: 'Start free, stay free if you like',
  lead: 'Vendors never pay a platform fee. Organizers on the free plan pay a fee only on the booths they sell.',
  free: 'Free',
  perMonth: 'per month',
  noVendorFee: 'No platform fee for vendors',
  fee: (rate: string) => `${rate} platform fee on booth payments`,
  saved: (count: string) => `Up to ${count} saved items`,
  savedAny: 'Unlimited saved items',
  pricing: 'Compare the plans',
  register: 'Create an account',
  away: 'Prices could not be loaded. See the pricing page.',
} as const;
