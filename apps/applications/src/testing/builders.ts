import { startOf, termsOf } from '@stallbook/kernel';
import { actorAs, marketEventFacts, profileFacts } from '@stallbook/platform/testing';
import { contentsVersionOf } from '../application/domain/contents-version.js';
import type { ApplicationContents, ApplicationEvent } from '../application/domain/application.events.js';
import type { AgreedRefunds } from '../application/domain/application.state.js';

export const vendor = (id?: string) => actorAs('vendor', id);
export const organizer = (id?: string) => actorAs('organizer', id);
/** A market event as a replica holds it. */
export const marketEvent = (given: Parameters<typeof marketEventFacts>[0] = {}) => {
  const facts = marketEventFacts(given);
  return { ...facts, startsAt: startOf(facts) };
};
export const profile = (personId: string, role: 'vendor' | 'organizer', businessName: string) =>
  profileFacts({ personId, role, businessName });

/** A plan as billing publishes it. */
export const plan = (personId: string, isVendorPro = true) => ({
  personId,
  tier: isVendorPro ? ('vendor_pro' as const) : ('basic' as const),
  isVendorPro,
  isOrganizerPro: false,
  canBoostListings: false,
  canViewSuggestions: isVendorPro,
  canReadLibrary: true,
  maxBookmarks: isVendorPro ? -1 : 3,
});

export const contents = (given: Partial<ApplicationContents> = {}): ApplicationContents => ({
  productsOffered: 'Honey',
  boothRequirements: null,
  specialRequests: null,
  previousEvents: null,
  socialMediaLinks: null,
  businessDescription: null,
  insuranceInfo: null,
  experienceYears: 3,
  estimatedSalesCents: 120_050,
  ...given,
});

export const facts = {
  applicationId: 'application',
  marketEventId: 'market',
  vendorId: 'vendor',
  organizerId: 'organizer',
  boothFeeCents: 7500,
  applicationFeeCents: 1000,
};
/** The refund policy in force when a vendor applies. */
export const refundPolicy: AgreedRefunds = {
  fullUntilDays: 30,
  partialUntilDays: 14,
  partialPercent: 50,
  startDate: '2027-05-08',
};
/** The terms of a market event that starts on this day. */
export const termsOn = (startDate: string): string => termsOf({ ...facts, refundPolicy, startDate });
export const terms = termsOn(refundPolicy.startDate);
export const drafted = (): ApplicationEvent => ({ type: 'application.drafted', data: facts });
export const submitted = (fees: { boothFeeCents?: number; applicationFeeCents?: number } = {}): ApplicationEvent => ({
  type: 'application.submitted',
  data: {
    ...facts,
    ...fees,
    ...contents(),
    refundPolicy,
  },
});
/** The version of the contents that `submitted` sends. */
export const contentsVersion = contentsVersionOf({ ...contents(), photos: [] });

export const accepted = (words: { boothLocation?: string; customMessage?: string } = {}): ApplicationEvent => ({
  type: 'application.accepted',
  data: { ...facts, boothLocation: words.boothLocation ?? null, customMessage: words.customMessage ?? null },
});
export const rejected = (rejectionReason: string | null = null): ApplicationEvent => ({
  type: 'application.rejected',
  data: { ...facts, rejectionReason },
});
