import type { marketEventSaved, profileSaved } from '@stallbook/contracts';
import { newId, type Actor, type IntegrationData } from '@stallbook/kernel';

type MarketEventFacts = IntegrationData<typeof marketEventSaved>;
type ProfileFacts = IntegrationData<typeof profileSaved>;

export const actorAs = (role: Actor['role'], id = newId()): Actor => ({ id, role });

export const marketEventFacts = (overrides: Partial<MarketEventFacts> = {}): MarketEventFacts => ({
  marketEventId: newId(),
  revision: 1,
  organizerId: newId(),
  title: 'Riverside Farmers Market',
  status: 'published',
  eventType: 'farmers_market',
  seededByAdmin: false,
  organizerClaimed: false,
  gettingReady: false,
  dateToBeAnnounced: false,
  location: '1 River Road',
  address: null,
  city: 'Portland',
  state: 'OR',
  timeZone: 'America/Los_Angeles',
  startDate: '2027-05-08',
  endDate: '2027-05-09',
  startTime: '09:00:00',
  endTime: '15:00:00',
  applicationDeadline: '2027-05-01',
  loadInDate: null,
  loadInTime: null,
  loadOutTime: null,
  boothFeeCents: 7500,
  applicationFeeCents: 1000,
  maxVendors: null,
  refundPolicy: { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 },
  ...overrides,
});

export const profileFacts = (overrides: Partial<ProfileFacts> = {}): ProfileFacts => {
  const personId = overrides.personId ?? newId();
  return {
    personId,
    email: `${personId}@example.org`,
    role: 'vendor',
    businessName: 'Example Crafts',
    contactName: 'Ann Example',
    phone: null,
    city: 'Salem',
    state: 'OR',
    productCategories: [],
    language: null,
    ...overrides,
  };
};
