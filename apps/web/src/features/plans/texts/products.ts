import { plural } from '../../../lib/format/text.js';
import type { Tier } from '../api/plans.generated.js';
import type { PlanFlag } from '../plan-flags.js';

interface ProductText {
  tier: Tier;
  title: string;
  lead: string;
  benefits: readonly { title: string; text: string; needs?: PlanFlag }[];
  /** Without one, the catalog says what the plan promises. */
  promise?: string;
}

export const pricing = {
  title: 'Pricing',
  lead: 'What Stallbook costs vendors and organizers: all plans and fees side by side.',
  free: 'Free',
  perMonth: 'per month',
  insteadOf: 'was',
  fee: (rate: string) => `${rate} platform fee on paid booths`,
  noFee: 'No platform fee on paid booths',
  vendorsPayNone: 'No platform fee for vendors',
  saved: (count: string) => `Up to ${count} saved events or vendors`,
  savedAny: 'Unlimited saved events and vendors',
  boost: 'Your listing shown first',
  suggestions: 'Personalized suggestions',
  library: 'Success Library for vendors',
  everythingIn: (plan: string) => `Everything in ${plan}`,
  everythingForOrganizersIn: (plan: string) => `Everything organizers get in ${plan}`,
  vendorTools: 'Vendor tools: application templates, to apply with one click',
  organizerTools: 'Organizer tools: find, rate, and message vendors; forecast revenue; plan and share events',
  everybody: ['Unlimited listings and applications', 'Direct messages'],
  chosen: 'Your choice',
  start: 'Start free',
  choose: 'Choose this plan',
  chooseNamed: (plan: string) => `Choose ${plan}`,
  more: (plan: string) => `About ${plan}`,
  yours: 'Go to your dashboard',
  promise: 'Our promise',
  loading: 'The plans could not be loaded.',
  fineTitle: 'Good to know',
  fine: [
    'All prices are in US dollars.',
    'Only organizers pay the platform fee, on booths paid through Stallbook.',
    'Every payment shows its fees, to the cent.',
  ],
  trial: (days: number) => plural(days, { one: 'day free', other: 'days free' }),
  worth: (value: string) => `All tools together are worth ${value}`,
  audience: {
    basic: 'For everyone',
    vendor_pro: 'For vendors',
    organizer_pro: 'For organizers',
    pro: 'For vendors and organizers',
  },
} as const;

export const products: Record<string, ProductText> = {
  '/product/basic': {
    tier: 'basic',
    title: 'The free plan',
    lead: 'What vendors and organizers get for free.',
    benefits: [
      { title: 'As many events as you like', text: 'Publish and apply as often as you want.' },
      { title: 'Direct messages', text: 'Organizers and vendors can message each other about an application.' },
      {
        title: 'Booth fees online',
        text: 'Paid through Stripe to the organizer’s own account, with every step on record.',
      },
      { title: 'Saved items', text: 'Save events and vendors to find them again.' },
    ],
    promise: 'This plan stays free. No card required, and we won’t take features away to sell them back.',
  },
  '/product/vendor-pro': {
    tier: 'vendor_pro',
    title: 'The plan for vendors',
    lead: 'Tools for vendors who book many events: write your answers once, and apply in minutes.',
    benefits: [
      {
        title: 'Events that match',
        text: 'Suggestions based on what you sell, where you are, and what you want to pay.',
        needs: 'canViewSuggestions',
      },
      { title: 'Applications in minutes', text: 'Save your answers as a template, and adjust them for each event.' },
      { title: 'New events by email', text: 'Once a week, the new events that fit you.', needs: 'canViewSuggestions' },
      { title: 'Be found', text: 'Your stall appears at the top of the vendor directory.', needs: 'canBoostListings' },
    ],
  },
  '/product/organizer-pro': {
    tier: 'organizer_pro',
    title: 'The plan for organizers',
    lead: 'Tools for organizers who want every booth filled with the right vendors.',
    benefits: [
      {
        title: 'Vendors who match',
        text: 'Suggestions based on what your event needs and where vendors are.',
        needs: 'canViewSuggestions',
      },
      { title: 'First in the search', text: 'Your event appears where vendors look first.', needs: 'canBoostListings' },
      { title: 'Vendors worth inviting again', text: 'Record who came and rate them after the market day.' },
      { title: 'A revenue forecast', text: 'What your upcoming events can still bring in, event by event.' },
      { title: 'Planned and shared', text: 'A checklist for each event, texts to share, and a flyer to print.' },
    ],
  },
};
