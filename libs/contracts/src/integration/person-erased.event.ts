import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** Every service destroys the person's key and its plain copies. */
export const personErased = defineIntegrationEvent({
  type: 'person.erased',
  version: 1,
  topic: 'identity.person.v1',
  key: 'personId',
  schema: z.object({ personId: z.string() }),
});
