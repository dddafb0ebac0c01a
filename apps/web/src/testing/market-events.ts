import type { RefundPolicy } from '../lib/refund-policy-texts.js';

const base = {
  id: 'e1',
  title: 'Riverside Spring Craft Fair',
  eventType: 'craft_fair',
  status: 'published',
  badge: 'applications_open',
  boosted: false,
  bannerImageUrl: null as string | null,
  eventImageUrl: null as string | null,
  seededByAdmin: false,
  organizerClaimed: false,
  defaultedFields: [] as string[],
  distanceMiles: null as number | null,
  isBeingDeleted: false,
  takenDownReason: null as string | null,
  gettingReady: false,
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-09',
  timeZone: 'America/Los_Angeles',
  startTime: '09:00:00' as string | null,
  endTime: '13:00:00' as string | null,
  applicationDeadline: '2027-05-01',
  location: 'Riverside Park',
  city: 'Portland',
  state: 'Oregon',
  maxVendors: 35,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  refundPolicy: { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 } as RefundPolicy | null,
  terms: 'seen',
  applicationCounts: null as { total: number; pending: number; accepted: number; withoutBooth: number } | null,
};

const details = {
  isFull: false as boolean | null,
  description: 'Pottery and prints by the river.',
  eventCode: null as string | null,
  loadInDate: '2027-05-08',
  loadInTime: '07:00:00',
  loadOutTime: '14:30:00',
  address: '120 Riverside Drive',
  zipCode: '97201',
  indoorOutdoor: 'outdoor',
  boothSize: '10x10',
  tableProvided: true,
  electricityAvailable: true,
  wifiAvailable: true,
  parkingAvailable: true,
  foodVendorsAllowed: true,
  insuranceRequired: true,
  setupInstructions: 'Enter by the north gate.',
  productRestrictions: ['No resale goods'],
  cancellationPolicy: 'Tell us as early as you can.',
  contactEmail: 'hello@riverside.example',
  contactPhone: '5035550199',
  websiteUrl: 'https://riverside.example',
  organizerId: 'organizer',
  organizerContactName: null,
  organizerContactEmail: null,
  organizerContactPhone: null,
  organizer: { id: 'organizer', businessName: 'Riverside Markets', contactName: 'Sam Okafor' },
  updatedAt: '2026-11-01T00:00:00.000Z',
  revision: 2,
};

export type EventFacts = Partial<typeof base & typeof details>;

export const card = (facts: EventFacts = {}) => ({ ...base, ...facts });
export const listOf = (items: readonly unknown[], total = items.length) => ({ total, items });
export const foundEvents = (items: readonly unknown[], total?: number) => ({ events: listOf(items, total) });
export const eventAnswer = (facts: EventFacts = {}) => ({ event: { ...base, ...details, ...facts } });
export const claimable: EventFacts = { seededByAdmin: true, badge: 'applications_pending_organizer', organizerId: '' };

export const application = (facts: Record<string, unknown> = {}) => ({
  id: 'ap1',
  eventId: 'e1',
  status: 'pending',
  paymentStatus: 'pending',
  payment: null as Record<string, unknown> | null,
  marketEvent: {
    id: 'e1',
    badge: 'applications_open',
    applicationDeadline: null as string | null,
    defaultedFields: [] as string[],
    location: base.location,
    address: details.address,
    loadInDate: details.loadInDate,
    loadInTime: details.loadInTime,
  },
  productsOffered: 'Mugs',
  boothRequirements: null,
  specialRequests: null,
  experienceYears: null,
  previousEvents: null,
  socialMediaLinks: null,
  estimatedSalesCents: null,
  businessDescription: null,
  insuranceInfo: null,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  rejectionReason: null,
  boothLocation: null,
  customMessage: null,
  images: [] as unknown[],
  contentsVersion: 'seen',
  createdAt: '2026-11-01T10:00:00.000Z',
  appliedAt: '2026-11-01T10:10:00.000Z',
  event: {
    id: 'e1',
    title: base.title,
    city: 'Portland',
    state: 'Oregon',
    startDate: '2027-05-08',
    endDate: '2027-05-09',
    dateToBeAnnounced: false,
    startTime: '09:00:00',
    endTime: '17:00:00',
    startsAt: '2027-05-08T16:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    isAvailable: true,
  },
  vendor: { id: 'vendor', businessName: 'Clay & Kiln', contactName: 'Maya Ortiz', city: 'Portland', state: 'Oregon' },
  ...facts,
});

/** An application as an organizer's desk shows it. */
export const deskEntry = (facts: Record<string, unknown> = {}, marks: Record<string, unknown> = {}) => {
  const shown = application(facts);
  return {
    id: shown.id,
    categories: ['Pottery'],
    marks: { applicationId: shown.id, shortlisted: false, rating: null, tags: [], note: null, ...marks },
    application: shown,
  };
};

/** A page of a vendor's own applications. */
export const ownPage = (items: unknown[], counts: Record<string, number> = {}) => ({
  applications: {
    total: items.length,
    counts: { draft: 0, pending: 0, accepted: 0, rejected: 0, withdrawn: 0, ...counts },
    items,
  },
});

/** A page of an organizer's desk. */
export const deskPage = (items: unknown[], facts: Record<string, unknown> = {}) => ({
  applications: {
    total: items.length,
    counts: { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 },
    items,
    ...facts,
  },
});
