import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The only message with personal fields: it is sealed, and a tombstone after an erasure destroys the key. */
export const profileSaved = defineIntegrationEvent({
  type: 'profile.saved',
  version: 1,
  topic: 'identity.profile.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    email: z.string(),
    role: z.enum(['vendor', 'organizer']),
    businessName: z.string(),
    contactName: z.string(),
    phone: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    productCategories: z.array(z.string()),
    /** What the person reads; null until they chose. */
    language: z.enum(['en', 'es']).nullable(),
  }),
});
