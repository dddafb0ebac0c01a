import { formatCount, formatRate } from '../../lib/format/numbers.js';
import type { Session } from '../../lib/session/types.js';
import type { PlanTermsFragment } from './api/plans.generated.js';
import { pricing, products } from './texts/products.js';

export type CatalogPlan = PlanTermsFragment;

/** A plan that brings nothing to a person in this role. */
export const isForOtherRole = (name: CatalogPlan['name'], role: Session['role'] | undefined): boolean =>
  (name === 'vendor_pro' && role === 'organizer') || (name === 'organizer_pro' && role === 'vendor');

export const pageOfPlan = (name: CatalogPlan['name']): string | undefined =>
  Object.entries(products).find(([, product]) => product.tier === name)?.[0];

export function linesOf({ name, platformFeeRate, features, trialDays }: CatalogPlan): string[] {
  const { maxBookmarks, canBoostListings, canViewSuggestions } = features;
  const feeLine = platformFeeRate === 0 ? pricing.noFee : pricing.fee(formatRate(platformFeeRate));
  return [
    name === 'vendor_pro' ? pricing.vendorsPayNone : feeLine,
    ...pricing.everybody,
    maxBookmarks < 0 ? pricing.savedAny : pricing.saved(formatCount(maxBookmarks)),
    ...(canViewSuggestions ? [pricing.suggestions] : []),
    ...(canBoostListings ? [pricing.boost] : []),
    ...(trialDays > 0 ? [pricing.trial(formatCount(trialDays))] : []),
  ];
}
