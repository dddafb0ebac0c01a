import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/**
 * The last state of a market event. It stays under its key in place of a tombstone, which a compacted topic forgets after
 * a day: a service that was away for longer would keep the applications of a market that is gone.
 */
export const marketEventDeleted = defineIntegrationEvent({
  type: 'market-event.deleted',
  version: 1,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string().nullable() }),
});
