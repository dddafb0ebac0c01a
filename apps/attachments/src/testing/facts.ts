import type { applicationSubmitted, marketEventSaved, paymentCompleted } from '@stallbook/contracts';
import { idFrom, newId, type Actor, type IntegrationData } from '@stallbook/kernel';

export const vendor = (id = newId()): Actor => ({ id, role: 'vendor', emailConfirmed: true });
export const organizer = (id = newId()): Actor => ({ id, role: 'organizer', emailConfirmed: true });
export const admin = (id = newId()): Actor => ({ id, role: 'admin', emailConfirmed: true });

export const marketFacts = (organizerId: string): IntegrationData<typeof marketEventSaved> => ({
  marketEventId: newId(),
  revision: 1,
  organizerId,
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
});

const organizerId = newId();
const ids = (marketEventId: string, vendorId: string) => ({
  applicationId: idFrom('application', marketEventId, vendorId),
  marketEventId,
  vendorId,
  organizerId,
});

export const applicationFacts = (marketEventId: string, vendorId: string): IntegrationData<typeof applicationSubmitted> => ({
  ...ids(marketEventId, vendorId),
  boothFeeCents: 7500,
  applicationFeeCents: 1000,
});

export const paymentFacts = (marketEventId: string, vendorId: string, paymentId: string): IntegrationData<typeof paymentCompleted> => ({
  ...ids(marketEventId, vendorId),
  paymentId,
  currency: 'usd',
  amountCents: 8500,
  platformFeeCents: 425,
  payoutCents: 8075,
});

/** A file whose first bytes say PDF, of that many bytes altogether. */
export const pdf = (size = 1_000, filler = 32): Buffer => {
  const file = Buffer.alloc(size, filler);
  file.write('%PDF-1.4\n');
  return file;
};
