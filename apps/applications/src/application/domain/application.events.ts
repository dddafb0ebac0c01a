import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const cents = z.int().nonnegative();
const text = z.string().nullable();
/** ISO instant at which it happened. */
const at = z.iso.datetime();
const ids = { applicationId: z.string(), marketEventId: z.string(), vendorId: z.string(), organizerId: z.string() };
const fees = { boothFeeCents: cents, applicationFeeCents: cents };

/** What the vendor tells in words; all of it is about the vendor. */
const words = {
  productsOffered: text,
  boothRequirements: text,
  specialRequests: text,
  previousEvents: text,
  socialMediaLinks: text,
  businessDescription: text,
  insuranceInfo: text,
};

const aboutVendor = (...fields: string[]) => [{ subject: 'vendorId', fields }];

export const applicationEvents = {
  ApplicationDrafted: eventType({ version: 1, schema: z.object({ ...ids, ...fees, at }) }),
  DraftDiscarded: eventType({ version: 1, schema: z.object({ applicationId: z.string(), at }) }),
  ApplicationSubmitted: eventType({
    version: 1,
    schema: z.object({
      ...ids,
      ...fees,
      ...words,
      experienceYears: z.int().nonnegative().nullable(),
      estimatedSalesCents: cents.nullable(),
      at,
    }),
    personal: aboutVendor(...Object.keys(words)),
  }),
  ApplicationAccepted: eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, boothLocation: text, customMessage: text, at }),
    personal: aboutVendor('customMessage'),
  }),
  ApplicationRejected: eventType({
    version: 1,
    schema: z.object({ ...ids, ...fees, rejectionReason: text, at }),
    personal: aboutVendor('rejectionReason'),
  }),
  PaymentStatusChanged: eventType({
    version: 1,
    schema: z.object({
      applicationId: z.string(),
      paymentId: z.string(),
      paymentStatus: z.enum(['processing', 'completed', 'failed', 'refunded']),
      at,
    }),
  }),
  /** The market event is gone, and with it everything that was asked of it. */
  ApplicationRemoved: eventType({
    version: 1,
    schema: z.object({ applicationId: z.string(), marketEventId: z.string(), at }),
  }),
};

export type ApplicationEvent = EventOf<typeof applicationEvents>;
