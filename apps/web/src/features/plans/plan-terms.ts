import { formatCount, formatRate } from '../../lib/format/numbers.js';
import type { Session } from '../../lib/session/types.js';
import type { PlanTermsFragment } from './api/plans.generated.js';
import { pricing, products } from './texts/products.js';

export type CatalogPlan = PlanTermsFragment;

/** A plan whose tools do not open for a person in this role. */
export const isForOtherRole = (
  name: CatalogPlan['name'],
  role: Session['role'] | undefined,
): name is 'vendor_pro' | 'organizer_pro' =>
  (name === 'vendor_pro' && role === 'organizer') || (name === 'organizer_pro' && role === 'vendor');

export const pageOfPlan = (name: CatalogPlan['name']): string | undefined =>
  Object.entries(products).find(([, product]) => product.tier === name)?.[0];

const plansBelow = {
  basic: [],
  vendor_pro: ['basic'],
  pro: ['basic'],
  organizer_pro: ['pro', 'basic'],
} as const satisfies Record<CatalogPlan['name'], readonly CatalogPlan['name'][]>;

const toolsOf = {
  basic: [],
  vendor_pro: [pricing.vendorTools],
  pro: [pricing.vendorTools, pricing.organizerTools],
  organizer_pro: [pricing.organizerTools],
} as const;

/** Plans of the other role come last, and a plan after those that it builds on. */
export const inReadingOrder = (plans: readonly CatalogPlan[], role: Session['role'] | undefined): CatalogPlan[] =>
  plans.toSorted(
    ({ name: one }, { name: other }) =>
      Number(isForOtherRole(one, role)) - Number(isForOtherRole(other, role)) ||
      plansBelow[one].length - plansBelow[other].length,
  );

function includes({ name, platformFeeRate, features }: CatalogPlan, other: CatalogPlan): boolean {
  const limits = [features, other.features].map(({ maxBookmarks }) => (maxBookmarks < 0 ? Infinity : maxBookmarks));
  return (
    (name === 'vendor_pro' || platformFeeRate <= other.platformFeeRate) &&
    (features.canBoostListings || !other.features.canBoostListings) &&
    (features.canViewSuggestions || !other.features.canViewSuggestions) &&
    (features.canReadLibrary || !other.features.canReadLibrary) &&
    limits[0]! >= limits[1]!
  );
}

function includedIn(plan: CatalogPlan, catalog: readonly CatalogPlan[]): CatalogPlan | undefined {
  const below = plansBelow[plan.name].map((name) => catalog.find((other) => other.name === name));
  return below.find((other) => other && includes(plan, other));
}

/** What the plan adds to the one that it includes. */
export function additionsOf(plan: CatalogPlan, catalog: readonly CatalogPlan[]): string[] {
  const included = includedIn(plan, catalog);
  if (included?.name === 'pro') return [pricing.everythingForOrganizersIn(included.displayName)];
  return [...(included ? [pricing.everythingIn(included.displayName)] : pricing.everybody), ...toolsOf[plan.name]];
}

export function termsOf({ name, platformFeeRate, features, trialDays }: CatalogPlan): string[] {
  const { maxBookmarks, canBoostListings, canViewSuggestions, canReadLibrary } = features;
  const feeLine = platformFeeRate === 0 ? pricing.noFee : pricing.fee(formatRate(platformFeeRate));
  return [
    name === 'vendor_pro' ? pricing.vendorsPayNone : feeLine,
    maxBookmarks < 0 ? pricing.savedAny : pricing.saved(formatCount(maxBookmarks)),
    ...(canReadLibrary && name !== 'organizer_pro' ? [pricing.library] : []),
    ...(canViewSuggestions ? [pricing.suggestions] : []),
    ...(canBoostListings ? [pricing.boost] : []),
    ...(trialDays > 0 ? [pricing.trial(trialDays)] : []),
  ];
}
