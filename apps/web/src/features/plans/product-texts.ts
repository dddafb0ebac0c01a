import type { Tier } from './api/plans.generated.js';

export interface ProductText {
  tier: Tier;
  title: string;
  lead: string;
  benefits: readonly (readonly [title: string, text: string])[];
  /** What we stand for: the numbers that the plan is sold with. */
  promise: { title: string; text: string; facts: readonly string[] };
  action: string;
}

export const pricing = {
  title: 'Pricing',
  lead: 'What Stallbook costs vendors and organizers: the plans side by side, and the fee of a paid booth.',
  free: 'Free',
  perMonth: 'per month',
  insteadOf: 'instead of',
  fee: (rate: string) => `${rate} platform fee on paid booths`,
  noFee: 'No platform fee on paid booths',
  vendorsPayNone: 'No platform fee for vendors',
  saved: (count: string) => `Up to ${count} saved events or vendors`,
  savedAny: 'Saved events and vendors without limit',
  boost: 'Your listing is shown first',
  suggestions: 'Suggestions that fit you',
  everybody: ['Listings and applications without limit', 'Direct messages'],
  chosen: 'Your choice',
  start: 'Start free',
  choose: 'Choose this plan',
  more: 'What it does',
  yours: 'Go to your dashboard',
  loading: 'The plans could not be loaded.',
  fineTitle: 'The small print, in large',
  fine: [
    'All prices are in US dollars.',
    'The platform fee is charged to organizers, on booths that are paid through Stallbook, and to nobody else.',
    'A payment shows what was withheld, to the cent, before and after.',
  ],
  checkoutTitle: (plan: string) => `You chose ${plan}`,
  checkout:
    'Paying for a plan online is not open yet. Write to us and you hear first; until then everything on Basic is yours, and your choice costs nothing.',
  write: 'Write to us',
} as const;

export const products: Record<string, ProductText> = {
  '/product/basic': {
    tier: 'basic',
    title: 'The basic plan',
    lead: 'What vendors and organizers get on Stallbook for nothing.',
    benefits: [
      ['As many markets as you like', 'Publish or apply without limit; nothing counts down.'],
      ['Direct messages', 'Organizers and vendors write to each other where the application is.'],
      ['Booth fees online', 'Paid through Stripe, to the organizer’s own account, with a record of every step.'],
      ['A short list', 'Keep the events or vendors that you want to find again.'],
    ],
    promise: {
      title: 'Our promise',
      text: 'Basic stays free. We do not ask for a card, and we do not take features away to sell them back.',
      facts: [],
    },
    action: 'Start free',
  },
  '/product/vendor-pro': {
    tier: 'vendor_pro',
    title: 'Vendor Pro',
    lead: 'Tools for vendors who book many markets: better matches, faster applications, numbers on every market day.',
    benefits: [
      ['Markets that fit', 'Suggestions by what you sell, where you are and what you like to pay.'],
      [
        'Applications in minutes',
        'Keep what you write every time as a template, and send it with the changes of the day.',
      ],
      ['Know what a day is worth', 'Work out fee, stock, fuel and hours before you apply, not after.'],
      ['Be found', 'Your stall stands at the top of the directory that organizers look through.'],
      ['Save what you like', 'As many events as you want, with no limit.'],
    ],
    promise: {
      title: 'Our promise',
      text: '5 or more events booked in 60 days.',
      facts: ['Limited to 100 vendors', 'All tools together are worth $882'],
    },
    action: 'Choose Vendor Pro',
  },
  '/product/organizer-pro': {
    tier: 'organizer_pro',
    title: 'Organizer Pro',
    lead: 'Tools for organizers who want the right vendors in every booth, and every booth taken.',
    benefits: [
      ['Vendors who fit', 'Suggestions by what your market lacks and by where vendors come from.'],
      ['The whole fee is yours', 'No platform fee on paid booths, from the first one on.'],
      ['First in the search', 'Your market stands where vendors look first.'],
      ['One list, less mail', 'Applications, answers, payments and documents in one place, for you and your team.'],
      ['Numbers that help', 'How full each market is, what came in, and what is still open.'],
    ],
    promise: {
      title: 'Our promise',
      text: '80% of vendor spots filled in 30 days.',
      facts: ['25 organizers per state', 'All tools together are worth $2,049'],
    },
    action: 'Choose the Vendor Magnet System',
  },
};
