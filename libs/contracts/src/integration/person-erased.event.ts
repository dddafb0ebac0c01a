import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/**
 * Every service destroys the person's key and its plain copies, and says so (`person-erasure.completed`). It may come more than
 * once under different ids: what slipped in between is forgotten then.
 */
export const personErased = defineIntegrationEvent({
  type: 'person.erased',
  version: 2,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    /** Keyed hashes of the addresses that the person had: what was sent or imported under them is theirs too. */
    addresses: z.array(z.string()),
  }),
  upcast: { 1: (data) => ({ ...data, addresses: [] }) },
});
