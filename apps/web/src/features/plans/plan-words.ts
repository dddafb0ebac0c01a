import { formatCount, formatRate } from '../../lib/format/numbers.js';
import type { PlanCatalogQuery } from './api/plans.generated.js';
import { pricing } from './product-texts.js';

export type CatalogPlan = PlanCatalogQuery['catalog']['plans'][number];

export function linesOf({ name, platformFeeRate, features }: CatalogPlan): string[] {
  const { maxBookmarks, canBoostListings, canViewSuggestions } = features;
  const feeLine = platformFeeRate === 0 ? pricing.noFee : pricing.fee(formatRate(platformFeeRate));
  return [
    name === 'vendor_pro' ? pricing.vendorsPayNone : feeLine,
    ...pricing.everybody,
    maxBookmarks < 0 ? pricing.savedAny : pricing.saved(formatCount(maxBookmarks)),
    ...(canViewSuggestions ? [pricing.suggestions] : []),
    ...(canBoostListings ? [pricing.boost] : []),
  ];
}
