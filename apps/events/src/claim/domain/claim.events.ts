import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const claimEvents = {
  'claim.submitted': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      /** Title of the market event at that time. */
      title: z.string(),
      /** The signed-in organizer, or the registered one with that address. */
      organizerId: z.string().nullable(),
      /** Keyed hash of the address. */
      contactSubject: z.string(),
      email: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      businessName: z.string().nullable(),
      message: z.string().nullable(),
      claimToken: z.string(),
    }),
    personal: [{ subject: 'contactSubject', fields: ['email', 'name', 'phone', 'businessName', 'message'] }],
  }),
  'claim.approved': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      adminId: z.string(),
      /** The new owner; null until the address registers. */
      organizerId: z.string().nullable(),
    }),
  }),
  'claim.denied': eventType({
    version: 1,
    schema: z.object({ marketEventId: z.string(), adminId: z.string() }),
  }),
};

export type ClaimEvent = EventOf<typeof claimEvents>;
