import type { applicationSubmitted, paymentCompleted } from '@stallbook/contracts';
import { idFrom, newId, type IntegrationData } from '@stallbook/kernel';
import { actorAs, marketEventFacts } from '@stallbook/platform/testing';

export const vendor = (id?: string) => actorAs('vendor', id);
export const organizer = (id?: string) => actorAs('organizer', id);
export const admin = (id?: string) => actorAs('admin', id);

export const marketFacts = (organizerId: string) => marketEventFacts({ organizerId });

const organizerId = newId();
const ids = (marketEventId: string, vendorId: string) => ({
  applicationId: idFrom('application', marketEventId, vendorId),
  marketEventId,
  vendorId,
  organizerId,
});

export const applicationFacts = (
  marketEventId: string,
  vendorId: string,
): IntegrationData<typeof applicationSubmitted> => ({
  ...ids(marketEventId, vendorId),
  boothFeeCents: 7500,
  applicationFeeCents: 1000,
});

export const paymentFacts = (
  marketEventId: string,
  vendorId: string,
  paymentId: string,
): IntegrationData<typeof paymentCompleted> => ({
  ...ids(marketEventId, vendorId),
  paymentId,
  currency: 'usd',
  amountCents: 8500,
  platformFeeCents: 425,
  payoutCents: 8075,
});

/** A PDF of the given size. */
export const pdf = (size = 1_000, filler = 32): Buffer => {
  const file = Buffer.alloc(size, filler);
  file.write('%PDF-1.4\n');
  return file;
};
