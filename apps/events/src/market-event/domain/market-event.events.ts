import { eventType, plannedFields, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { detailField, marketEventDetails } from './market-event-details.js';

const organizerContact = {
  /** Keyed hash of the address. */
  contactSubject: z.string().nullable(),
  organizerContactName: z.string().nullable(),
  organizerContactEmail: z.string().nullable(),
  organizerContactPhone: z.string().nullable(),
};
export type OrganizerContact = z.infer<z.ZodObject<typeof organizerContact>>;

const ofContact = {
  subject: 'contactSubject',
  fields: ['organizerContactName', 'organizerContactEmail', 'organizerContactPhone'],
} as const;
const ofOrganizer = { subject: 'organizerId', fields: ['contactEmail', 'contactPhone'] } as const;

export const marketEventEvents = {
  'market-event.drafted': eventType({
    version: 1,
    schema: marketEventDetails.extend({ organizerId: z.string(), eventCode: z.string() }),
    personal: [ofOrganizer],
  }),
  /** Imported by an admin, for its organizer to claim. */
  'market-event.seeded': eventType({
    version: 1,
    schema: marketEventDetails.extend({
      importId: z.string(),
      /** Row of the imported file as a spreadsheet counts, from 0 for the first. */
      row: z.int(),
      eventCode: z.string(),
      claimToken: z.string(),
      bannerImageUrl: z.string(),
      /** Details that the file did not give. */
      defaultedFields: z.array(detailField),
      ...organizerContact,
    }),
    personal: [ofContact],
  }),
  'market-event.published': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
  'market-event.details-changed': eventType({
    version: 1,
    schema: marketEventDetails.extend({ organizerId: z.string() }),
    personal: [ofOrganizer],
  }),
  /** Dates, times, or the place of a published event changed. */
  'market-event.rescheduled': eventType({
    version: 1,
    schema: z.object({
      changes: z.array(
        z.object({ field: z.enum(plannedFields), before: z.string().nullable(), after: z.string().nullable() }),
      ),
      /** What the organizer tells the vendors about it. */
      reason: z.string().nullable(),
    }),
  }),
  /** Null removes it. */
  'market-event.banner-changed': eventType({
    version: 1,
    schema: z.object({ organizerId: z.string(), imageId: z.string().nullable() }),
  }),
  /** Null removes it. */
  'market-event.image-changed': eventType({
    version: 1,
    schema: z.object({ organizerId: z.string(), imageId: z.string().nullable() }),
  }),
  /** A claim was approved. Without an organizer, the ownership waits for that address to register. */
  'market-event.claimed': eventType({
    version: 1,
    schema: z.object({
      claimId: z.string(),
      organizerId: z.string().nullable(),
      /** Everyone may see the email address and the phone number. */
      contactPublic: z.boolean(),
      ...organizerContact,
    }),
    personal: [ofContact],
  }),
  'market-event.owner-assigned': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
  /** The new organizer of an import confirmed its fees and dates. */
  'market-event.set-up': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
  /** An admin transferred it to another organizer. */
  'market-event.transferred': eventType({
    version: 1,
    schema: z.object({
      organizerId: z.string(),
      formerOrganizerId: z.string().nullable(),
      adminId: z.string(),
      /** Appended to the description. */
      note: z.string().nullable(),
    }),
  }),
  /** By an admin: only its owner and admins see it until it is restored. */
  'market-event.taken-down': eventType({
    version: 1,
    schema: z.object({ adminId: z.string(), reason: z.string() }),
  }),
  'market-event.restored': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
  /** Its organizer left Stallbook: back to a draft, or to an unclaimed import. */
  'market-event.withdrawn': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
  /** The payments for its booths are refunded first. */
  'market-event.deletion-started': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
  /** The plan of its organizer places it ahead in search results, or no longer. */
  'market-event.placement-changed': eventType({ version: 1, schema: z.object({ boosted: z.boolean() }) }),
  /** An admin undid the import that created it. */
  'market-event.retracted': eventType({ version: 1, schema: z.object({ importId: z.string() }) }),
  'market-event.deleted': eventType({ version: 1, schema: z.object({ organizerId: z.string() }) }),
};

export type MarketEventEvent = EventOf<typeof marketEventEvents>;
