import type { CreateMarketEventInput, SubmitClaimInput } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, profileFacts } from '@stallbook/platform/testing';
import { emptyDetails, type MarketEventDetails } from '../market-event/domain/market-event-details.js';
import type { MarketEventEvent } from '../market-event/domain/market-event.events.js';

export const ADMIN = actorAs('admin');

/** The required fields. */
export const fields = (given: Partial<CreateMarketEventInput> = {}): CreateMarketEventInput => ({
  title: 'Riverside Craft Fair',
  description: 'Handmade things by the water.',
  eventDate: '2027-06-12',
  location: 'Waterfront Park',
  city: 'Portland',
  state: 'Oregon',
  ...given,
});

export const details = (given: Partial<MarketEventDetails> = {}): MarketEventDetails => ({
  ...emptyDetails,
  title: 'Riverside Craft Fair',
  description: 'Handmade things by the water.',
  location: 'Waterfront Park',
  city: 'Portland',
  state: 'Oregon',
  eventDate: '2027-06-12',
  eventEndDate: '2027-06-12',
  timeZone: 'America/Los_Angeles',
  ...given,
});

/** The rest of a command that changes details. */
export const unasked = { basedOn: null, reason: null, paidAt: null, now: new Date('2027-04-01T10:00:00Z') };

export const drafted = (organizerId: string, given: Partial<MarketEventDetails> = {}): MarketEventEvent => ({
  type: 'market-event.drafted',
  data: { ...details(given), organizerId, eventCode: 'ABCD-1234' },
});

type Seeded = Extract<MarketEventEvent, { type: 'market-event.seeded' }>;

export const seeded = (given: Partial<MarketEventDetails> = {}): Seeded => ({
  type: 'market-event.seeded',
  data: {
    ...details(given),
    importId: newId(),
    row: 1,
    eventCode: 'MBCD-1234',
    claimToken: 'token',
    bannerImageUrl: '/banner.webp',
    defaultedFields: [],
    contactSubject: null,
    organizerContactName: null,
    organizerContactEmail: null,
    organizerContactPhone: null,
  },
});

export const profile = (personId: string, email: string, role: 'vendor' | 'organizer' = 'organizer') =>
  profileFacts({ personId, email, role, businessName: 'Example Markets', city: 'Portland' });

export const claimOf = (eventId: string, given: Partial<SubmitClaimInput> = {}): SubmitClaimInput => ({
  eventId,
  name: 'Ann Example',
  email: 'ann@example.org',
  phone: '5035550100',
  businessName: 'Example Markets',
  message: 'This market is ours.',
  contactPublic: false,
  ...given,
});
