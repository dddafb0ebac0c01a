import type { IntegrationData } from '@stallbook/kernel';
import { newId, type Actor } from '@stallbook/kernel';
import type { marketEventSaved, profileSaved } from '@stallbook/contracts';
import type { ApplicationEvent } from '../application/domain/application.events.js';
import type { ApplicationContents } from '../application/domain/application.js';

export const vendor = (id = newId()): Actor => ({ id, role: 'vendor', emailConfirmed: true });
export const organizer = (id = newId()): Actor => ({ id, role: 'organizer', emailConfirmed: true });

type MarketEventFacts = IntegrationData<typeof marketEventSaved>;

/** A published market event that takes applications, with the fees of the journey. */
export const marketEvent = (facts: Partial<MarketEventFacts> = {}): MarketEventFacts => ({
  marketEventId: newId(),
  revision: 1,
  organizerId: newId(),
  title: 'Riverside Farmers Market',
  status: 'published',
  eventType: 'farmers_market',
  seededByAdmin: false,
  organizerClaimed: false,
  location: '1 River Road',
  city: 'Portland',
  state: 'OR',
  timeZone: 'America/Los_Angeles',
  startDate: '2027-05-08',
  endDate: '2027-05-09',
  startTime: '09:00:00',
  endTime: '15:00:00',
  applicationDeadline: '2027-05-01',
  boothFeeCents: 7500,
  applicationFeeCents: 1000,
  maxVendors: null,
  ...facts,
});

export const profile = (personId: string, role: 'vendor' | 'organizer', businessName: string): IntegrationData<typeof profileSaved> => ({
  personId,
  email: `${role}@example.org`,
  role,
  businessName,
  contactName: 'Ann Example',
  phone: null,
  city: 'Salem',
  state: 'OR',
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
export const AT = '2027-04-01T10:00:00.000Z';

export const drafted = (): ApplicationEvent => ({ type: 'ApplicationDrafted', data: { ...facts, at: AT } });
export const submitted = (): ApplicationEvent => ({ type: 'ApplicationSubmitted', data: { ...facts, ...contents(), at: AT } });
export const accepted = (words: { boothLocation?: string; customMessage?: string } = {}): ApplicationEvent => ({
  type: 'ApplicationAccepted',
  data: { ...facts, boothLocation: words.boothLocation ?? null, customMessage: words.customMessage ?? null, at: AT },
});
export const rejected = (rejectionReason: string | null = null): ApplicationEvent => ({
  type: 'ApplicationRejected',
  data: { ...facts, rejectionReason, at: AT },
});
