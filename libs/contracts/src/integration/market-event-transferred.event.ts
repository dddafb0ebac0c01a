import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** By an admin. On its own topic: the state's topic keeps one message per key. */
export const marketEventTransferred = defineIntegrationEvent({
  type: 'market-event.transferred',
  version: 1,
  topic: 'events.market-event-transfer.v1',
  key: 'marketEventId',
  schema: z.object({
    marketEventId: z.string(),
    organizerId: z.string(),
    formerOrganizerId: z.string().nullable(),
  }),
});
