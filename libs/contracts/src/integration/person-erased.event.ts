import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/**
 * Every service destroys the person's key and plaintext copies and reports it (`person-erasure.completed`). Published
 * more than once with different IDs, to erase what arrived in between.
 */
export const personErased = defineIntegrationEvent({
  type: 'person.erased',
  version: 2,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    /** Keyed hashes of the person's addresses, to find what was sent or imported under them. */
    addresses: z.array(z.string()),
  }),
  upcast: { 1: (data) => ({ ...data, addresses: [] }) },
});
