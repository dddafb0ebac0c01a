import type { Role } from '../../lib/session/types.js';
import { upgradeOffer } from './texts.js';

const { boost, eventsForVendors, vendorsForOrganizers, unlimited, support, analytics, noFees } = upgradeOffer.benefits;

/** People with no role see the benefits of both. */
export function proBenefits(role: Role | 'none' | undefined): string[] {
  const forVendors = role !== 'organizer';
  const forOrganizers = role !== 'vendor';
  return [
    boost,
    ...(forVendors ? [eventsForVendors] : []),
    ...(forOrganizers ? [vendorsForOrganizers] : []),
    unlimited,
    support,
    ...(forVendors ? [analytics] : []),
    ...(forOrganizers ? [noFees] : []),
  ];
}
