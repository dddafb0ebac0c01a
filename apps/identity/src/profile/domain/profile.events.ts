import { eventType, type EventOf } from '@stallbook/kernel';
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
  'profile.created': eventType({
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
  /** Only the fields that changed; null clears one. */
  'profile.changed': eventType({
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
  'profile.email-changed': eventType({
    version: 1,
    personal,
    schema: z.object({ personId: z.string(), email: z.string() }),
  }),
  'profile.language-chosen': eventType({
    version: 1,
    personal,
    schema: z.object({ personId: z.string(), language: z.enum(['en', 'es']) }),
  }),
  /** The person's plan changed their placement. */
  'profile.placement-changed': eventType({
    version: 1,
    schema: z.object({ personId: z.string(), boosted: z.boolean() }),
  }),
};

export type ProfileEvent = EventOf<typeof profileEvents>;
