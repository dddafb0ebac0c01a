import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const claimEvents = {
  'claim.submitted': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      /** Title of the market event at that time. */
      title: z.string(),
      /** Who sent it: the signed-in organizer, or the registered one with that address. */
      organizerId: z.string().nullable(),
      /** Keyed hash of the address, and the sender if it is not theirs: see `claimSubject`. */
      contactSubject: z.string(),
      email: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      businessName: z.string().nullable(),
      message: z.string().nullable(),
      claimToken: z.string(),
      /** Everyone may see the email address and the phone number: the signed-in holder of the address said so. */
      contactPublic: z.boolean(),
      /** The page with the form, and the browser. */
      url: z.string().nullable(),
      userAgent: z.string().nullable(),
      /** The language of the page with the form. */
      language: z.enum(['en', 'es']).nullable(),
    }),
    personal: [
      {
        subject: 'contactSubject',
        fields: ['email', 'name', 'phone', 'businessName', 'message', 'url', 'userAgent'],
      },
    ],
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
  /** The market event got its owner in another way. */
  'claim.closed': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      adminId: z.string(),
      reason: z.enum(['another-approved', 'transferred']),
      /** The new owner sent this claim, and gets the news of the market event as its owner. */
      byNewOwner: z.boolean().optional(),
    }),
  }),
  'claim.denied': eventType({
    version: 1,
    schema: z.object({ marketEventId: z.string(), adminId: z.string() }),
  }),
};

export type ClaimEvent = EventOf<typeof claimEvents>;
