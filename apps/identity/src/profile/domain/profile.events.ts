import { eventType } from '@stallbook/kernel';
import type { EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const personal = [
  {
    subject: 'personId',
    fields: [
      'email',
      'businessName',
      'contactName',
      'phone',
      'address',
      'city',
      'state',
      'zipCode',
      'website',
      'description',
    ],
  },
];

export const profileEvents = {
  ProfileCreated: eventType({
    version: 1,
    personal,
    schema: z.object({
      personId: z.string(),
      email: z.string(),
      role: z.enum(['vendor', 'organizer']),
      businessName: z.string(),
      contactName: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string().nullable(),
    }),
  }),
  /** Holds the fields that changed and no others; null empties one. */
  ProfileChanged: eventType({
    version: 1,
    personal,
    schema: z.object({
      personId: z.string(),
      businessName: z.string().optional(),
      contactName: z.string().optional(),
      phone: z.string().nullable().optional(),
      address: z.string().nullable().optional(),
      city: z.string().optional(),
      state: z.string().optional(),
      zipCode: z.string().nullable().optional(),
      website: z.string().nullable().optional(),
      description: z.string().nullable().optional(),
      productCategories: z.array(z.string()).optional(),
    }),
  }),
  /** The account's address changed, confirmed from the new one. */
  ProfileEmailChanged: eventType({
    version: 1,
    personal,
    schema: z.object({ personId: z.string(), email: z.string() }),
  }),
};

export type ProfileEvent = EventOf<typeof profileEvents>;
