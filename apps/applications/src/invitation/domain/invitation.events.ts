import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const ids = { invitationId: z.string(), marketEventId: z.string(), vendorId: z.string() };

export const invitationEvents = {
  'invitation.sent': eventType({
    version: 1,
    schema: z.object({
      ...ids,
      /** The owner of the market event, or the registered organizer with that address. */
      organizerId: z.string().nullable(),
      /** Keyed hash of the address; null for an invitation of the owner. */
      contactSubject: z.string().nullable(),
      organizerEmail: z.string().nullable(),
      organizerName: z.string().nullable(),
      organizerPhone: z.string().nullable(),
      /** Allows its holder to read and answer the invitation. */
      token: z.string().nullable(),
      customMessage: z.string(),
    }),
    personal: [
      { subject: 'contactSubject', fields: ['organizerEmail', 'organizerName', 'organizerPhone', 'token'] },
      { subject: 'vendorId', fields: ['customMessage'] },
    ],
  }),
  /** The invited address now belongs to a registered organizer, or the market event to another one. */
  'invitation.organizer-assigned': eventType({
    version: 1,
    schema: z.object({ ...ids, organizerId: z.string() }),
  }),
  'invitation.viewed': eventType({ version: 1, schema: z.object(ids) }),
  'invitation.accepted': eventType({ version: 1, schema: z.object(ids) }),
  'invitation.declined': eventType({ version: 1, schema: z.object(ids) }),
  'invitation.deleted': eventType({ version: 1, schema: z.object(ids) }),
};

export type InvitationEvent = EventOf<typeof invitationEvents>;
