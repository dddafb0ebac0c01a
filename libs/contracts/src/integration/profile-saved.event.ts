import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The only message with personal fields; its topic is compacted and holds a tombstone after an erasure. */
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
  }),
});
