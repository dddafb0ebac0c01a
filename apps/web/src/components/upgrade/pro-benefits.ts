import { formatCount, formatRate } from '../../lib/format/numbers.js';
import type { Role } from '../../lib/session/types.js';
import type { UpgradeOfferQuery } from '../../lib/upgrade/api/upgrade.generated.js';
import { upgradeOffer } from './texts.js';

export type OfferedPlan = UpgradeOfferQuery['catalog']['plans'][number];

const { boost, eventsForVendors, vendorsForOrganizers, unlimited, saved, support, analytics, noFees, fee } =
  upgradeOffer.benefits;

/** People with no role see the benefits of both. */
export function proBenefits(role: Role | 'none' | undefined, { platformFeeRate, features }: OfferedPlan): string[] {
  const { canBoostListings, canViewSuggestions, maxBookmarks } = features;
  const forVendors = role !== 'organizer';
  const forOrganizers = role !== 'vendor';
  return [
    ...(canBoostListings ? [boost] : []),
    ...(canViewSuggestions && forVendors ? [eventsForVendors] : []),
    ...(canViewSuggestions && forOrganizers ? [vendorsForOrganizers] : []),
    maxBookmarks < 0 ? unlimited : saved(formatCount(maxBookmarks)),
    support,
    ...(forVendors ? [analytics] : []),
    ...(forOrganizers ? [platformFeeRate === 0 ? noFees : fee(formatRate(platformFeeRate))] : []),
  ];
}
