import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const marketEventDeleted = defineIntegrationEvent({
  type: 'market-event.deleted',
  version: 1,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string().nullable() }),
});
