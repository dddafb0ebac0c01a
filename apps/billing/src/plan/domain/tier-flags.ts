import type { Tier } from './plans.js';

/** `pro` predates the plans per role: it gives its holder the plan of their role. */
export const flagsOf = (tier: Tier, role: string) => ({
  isPro: tier === 'pro' || tier === 'organizer_pro',
  isOrganizerPro: tier === 'organizer_pro' || (tier === 'pro' && role === 'organizer'),
  isVendorPro: tier === 'vendor_pro' || (tier === 'pro' && role === 'vendor'),
  isBasic: tier === 'basic',
});

/** A plan that brings nothing to a person in this role. */
export const isForOtherRole = (tier: Tier, role: string): boolean =>
  (tier === 'vendor_pro' && role === 'organizer') || (tier === 'organizer_pro' && role === 'vendor');
