import { BASIC_PLAN_BOOKMARKS, type Cents } from '@stallbook/kernel';
import type { PlanFeatures, PlanTerms } from './plan.events.js';

export const tiers = ['basic', 'vendor_pro', 'organizer_pro', 'pro'] as const;
export type Tier = (typeof tiers)[number];

export interface Plan extends PlanTerms {
  stripePriceId: string | null;
  /** Prices that earlier subscribers keep. */
  legacyPricesMonthlyCents: Cents[];
}

export const isTier = (value: unknown): value is Tier => tiers.includes(value as Tier);

const allFeatures: PlanFeatures = {
  canBoostListings: true,
  canViewSuggestions: true,
  canReadLibrary: true,
  maxBookmarks: -1,
};

/** The catalog of a fresh installation. From then on the stored catalog counts. */
export const defaultPlans: readonly Plan[] = [
  {
    name: 'basic',
    displayName: 'Basic',
    stripePriceId: null,
    priceMonthlyCents: 0,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0.05,
    features: {
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary: true,
      maxBookmarks: BASIC_PLAN_BOOKMARKS,
    },
    trialDays: 0,
    promise: null,
    limit: null,
    valueCents: null,
  },
  {
    name: 'vendor_pro',
    displayName: 'Vendor Pro',
    stripePriceId: null,
    priceMonthlyCents: 15_00,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0.05,
    features: allFeatures,
    trialDays: 0,
    promise: '5 or more events booked in 60 days.',
    limit: 'Limited to 100 vendors',
    valueCents: 882_00,
  },
  {
    name: 'organizer_pro',
    displayName: 'Vendor Magnet System',
    stripePriceId: null,
    priceMonthlyCents: 50_00,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0,
    features: allFeatures,
    trialDays: 0,
    promise: '80% of vendor spots filled in 30 days.',
    limit: '25 organizers per state',
    valueCents: 2_049_00,
  },
  {
    name: 'pro',
    displayName: 'Pro',
    stripePriceId: null,
    priceMonthlyCents: 29_00,
    listPriceMonthlyCents: 39_00,
    legacyPricesMonthlyCents: [50_00],
    platformFeeRate: 0,
    features: allFeatures,
    trialDays: 0,
    promise: null,
    limit: null,
    valueCents: null,
  },
];

/** `save 25%`, rounded down to a multiple of five; null without a list price, or below five. */
export function savingsOf({ priceMonthlyCents, listPriceMonthlyCents }: Plan): string | null {
  if (!listPriceMonthlyCents || listPriceMonthlyCents <= priceMonthlyCents) return null;
  const percent = Math.floor((20 * (listPriceMonthlyCents - priceMonthlyCents)) / listPriceMonthlyCents) * 5;
  return percent > 0 ? `save ${percent}%` : null;
}
