import type { Tier } from './plans.js';

/** `pro` is the plan of before there was one per role: it gives its holder the one of their role. */
export const flagsOf = (tier: Tier, role: string) => ({
  isPro: tier === 'pro' || tier === 'organizer_pro',
  isOrganizerPro: tier === 'organizer_pro' || (tier === 'pro' && role === 'organizer'),
  isVendorPro: tier === 'vendor_pro' || (tier === 'pro' && role === 'vendor'),
  isBasic: tier === 'basic',
});
