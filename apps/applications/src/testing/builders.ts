import { actorAs, marketEventFacts, profileFacts } from '@stallbook/platform/testing';
import type { ApplicationEvent } from '../application/domain/application.events.js';
import { startOf } from '../replicas/domain/application-window.js';
import type { ApplicationContents } from '../application/domain/application.js';

export const vendor = (id?: string) => actorAs('vendor', id);
export const organizer = (id?: string) => actorAs('organizer', id);
/** As the copies hold it. */
export const marketEvent = (given: Parameters<typeof marketEventFacts>[0] = {}) => {
  const facts = marketEventFacts(given);
  return { ...facts, startsAt: startOf(facts) };
};
export const profile = (personId: string, role: 'vendor' | 'organizer', businessName: string) =>
  profileFacts({ personId, role, businessName });

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
export const AT = '2027-04-01T10:00:00.000Z';

export const drafted = (): ApplicationEvent => ({ type: 'ApplicationDrafted', data: { ...facts, at: AT } });
export const submitted = (): ApplicationEvent => ({
  type: 'ApplicationSubmitted',
  data: { ...facts, ...contents(), at: AT },
});
export const accepted = (words: { boothLocation?: string; customMessage?: string } = {}): ApplicationEvent => ({
  type: 'ApplicationAccepted',
  data: { ...facts, boothLocation: words.boothLocation ?? null, customMessage: words.customMessage ?? null, at: AT },
});
export const rejected = (rejectionReason: string | null = null): ApplicationEvent => ({
  type: 'ApplicationRejected',
  data: { ...facts, rejectionReason, at: AT },
});
