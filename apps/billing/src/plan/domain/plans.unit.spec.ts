import { defaultPlans, savingsOf, type Tier } from './plans.js';
import { split } from './platform-fee.js';

const plan = (name: Tier) => defaultPlans.find((one) => one.name === name)!;

describe('the plans of a fresh installation', () => {
  it('[BI-003] basic is free, with 5 % platform fee and 3 bookmarks', () =>
    expect(plan('basic')).toMatchObject({
      priceMonthlyCents: 0,
      platformFeeRate: 0.05,
      features: { maxBookmarks: 3, canBoostListings: false, canViewSuggestions: false, canReadLibrary: true },
    }));
  it('[BI-004] vendor_pro costs $15', () => expect(plan('vendor_pro').priceMonthlyCents).toBe(1500));
  it('[BI-005] organizer_pro is the Vendor Magnet System for $50 without a fee', () =>
    expect(plan('organizer_pro')).toMatchObject({
      displayName: 'Vendor Magnet System',
      priceMonthlyCents: 5000,
      platformFeeRate: 0,
    }));
  it('[BI-006] pro costs $29 instead of $39 (save 25%), without a fee', () => {
    expect(plan('pro')).toMatchObject({ priceMonthlyCents: 2900, listPriceMonthlyCents: 3900, platformFeeRate: 0 });
    expect(savingsOf(plan('pro'))).toBe('save 25%');
    expect(savingsOf({ ...plan('pro'), priceMonthlyCents: 3800 })).toBeNull();
  });
  it('[BI-012] vendor_pro promises 5 booked events in 60 days to 100 vendors, worth $882', () =>
    expect(plan('vendor_pro')).toMatchObject({
      promise: '5 or more events booked in 60 days.',
      limit: 'Limited to 100 vendors',
      valueCents: 882_00,
    }));
  it('[BI-013] organizer_pro promises 80% of spots filled in 30 days to 25 per state, worth $2,049', () =>
    expect(plan('organizer_pro')).toMatchObject({
      promise: '80% of vendor spots filled in 30 days.',
      limit: '25 organizers per state',
      valueCents: 2_049_00,
    }));
  it.each(['vendor_pro', 'organizer_pro', 'pro'] as const)('[BI-021] %s has all features', (name) =>
    expect(plan(name).features).toEqual({
      canBoostListings: true,
      canViewSuggestions: true,
      canReadLibrary: true,
      maxBookmarks: -1,
    }),
  );
  it('[BI-007] lists $50 as the price that earlier subscribers to pro keep', () =>
    expect(plan('pro').legacyPricesMonthlyCents).toEqual([5000]));
});

describe('the platform fee', () => {
  const fees = { boothFeeCents: 7500, applicationFeeCents: 1000 };
  it('[BI-044] splits to the cent', () =>
    expect(split(fees, 0.05)).toEqual({ amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 }));
  it('[BI-010] is 3 % only if the tier is unknown', () => expect(split(fees, null).platformFeeCents).toBe(255));
  it('[BI-005] is zero at a rate of 0', () =>
    expect(split(fees, 0)).toMatchObject({ platformFeeCents: 0, payoutCents: 8500 }));
  it('always adds up', () => {
    for (let cents = 0; cents < 500; cents += 7) {
      const { amountCents, platformFeeCents, payoutCents } = split(
        { boothFeeCents: cents, applicationFeeCents: 3 },
        0.05,
      );
      expect(platformFeeCents + payoutCents).toBe(amountCents);
    }
  });
});
