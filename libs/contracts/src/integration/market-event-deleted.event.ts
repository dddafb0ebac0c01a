import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/**
 * Stays under its key instead of a tombstone, which a compacted topic drops after a day: a service that was down longer
 * would keep applications of a deleted market.
 */
export const marketEventDeleted = defineIntegrationEvent({
  type: 'market-event.deleted',
  version: 1,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string().nullable() }),
});
