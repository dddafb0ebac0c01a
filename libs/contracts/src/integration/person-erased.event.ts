import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const personErased = defineIntegrationEvent({
  type: 'person.erased',
  version: 2,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    addresses: z.array(z.string()),
  }),
  upcast: { 1: (data) => ({ ...data, addresses: [] }) },
});
