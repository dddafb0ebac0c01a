import { BASIC_PLAN_BOOKMARKS, type Cents } from '@stallbook/kernel';

export type Tier = 'basic' | 'vendor_pro' | 'organizer_pro' | 'pro';

export interface PlanFeatures {
  canBoostListings: boolean;
  canViewSuggestions: boolean;
  /** -1: any number. */
  maxBookmarks: number;
}

export interface Plan {
  name: Tier;
  displayName: string;
  stripePriceId: string | null;
  priceMonthlyCents: Cents;
  listPriceMonthlyCents: Cents | null;
  /** Prices at which earlier subscribers stay. */
  legacyPricesMonthlyCents: Cents[];
  /** 0.05 for 5 %. */
  platformFeeRate: number;
  features: PlanFeatures;
}

const everything: PlanFeatures = { canBoostListings: true, canViewSuggestions: true, maxBookmarks: -1 };

/** What the catalog holds on a fresh installation; from then on the stored catalog counts. */
export const defaultPlans: readonly Plan[] = [
  {
    name: 'basic',
    displayName: 'Basic',
    stripePriceId: null,
    priceMonthlyCents: 0,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0.05,
    features: { canBoostListings: false, canViewSuggestions: false, maxBookmarks: BASIC_PLAN_BOOKMARKS },
  },
  {
    name: 'vendor_pro',
    displayName: 'Vendor Pro',
    stripePriceId: null,
    priceMonthlyCents: 15_00,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0.05,
    features: everything,
  },
  {
    name: 'organizer_pro',
    displayName: 'Vendor Magnet System',
    stripePriceId: null,
    priceMonthlyCents: 50_00,
    listPriceMonthlyCents: null,
    legacyPricesMonthlyCents: [],
    platformFeeRate: 0,
    features: everything,
  },
  {
    name: 'pro',
    displayName: 'Pro',
    stripePriceId: null,
    priceMonthlyCents: 29_00,
    listPriceMonthlyCents: 39_00,
    legacyPricesMonthlyCents: [50_00],
    platformFeeRate: 0,
    features: everything,
  },
];

/** `save 25%`, rounded down to what is surely saved in steps of five; null without a list price. */
export function savingsOf({ priceMonthlyCents, listPriceMonthlyCents }: Plan): string | null {
  if (!listPriceMonthlyCents || listPriceMonthlyCents <= priceMonthlyCents) return null;
  const percent = (1 - priceMonthlyCents / listPriceMonthlyCents) * 100;
  return `save ${Math.floor(percent / 5) * 5}%`;
}
