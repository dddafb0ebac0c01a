import { BASIC_PLAN_BOOKMARKS, type Cents } from '@stallbook/kernel';

export type Tier = 'basic' | 'vendor_pro' | 'organizer_pro' | 'pro';

export interface PlanFeatures {
  canBoostListings: boolean;
  canViewSuggestions: boolean;
  /** -1: unlimited. */
  maxBookmarks: number;
}

export interface Plan {
  name: Tier;
  displayName: string;
  stripePriceId: string | null;
  priceMonthlyCents: Cents;
  listPriceMonthlyCents: Cents | null;
  /** Prices that earlier subscribers keep. */
  legacyPricesMonthlyCents: Cents[];
  /** 0.05 for 5 %. */
  platformFeeRate: number;
  features: PlanFeatures;
}

const allFeatures: PlanFeatures = { canBoostListings: true, canViewSuggestions: true, maxBookmarks: -1 };

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
    features: allFeatures,
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
  },
];

/** `save 25%`, rounded down to a multiple of five; null without a list price. */
export function savingsOf({ priceMonthlyCents, listPriceMonthlyCents }: Plan): string | null {
  if (!listPriceMonthlyCents || listPriceMonthlyCents <= priceMonthlyCents) return null;
  const percent = (1 - priceMonthlyCents / listPriceMonthlyCents) * 100;
  return `save ${Math.floor(percent / 5) * 5}%`;
}
