import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** Its payments are refunded, and then it is deleted. On its own topic: the state's topic keeps one message per key. */
export const marketEventDeletionStarted = defineIntegrationEvent({
  type: 'market-event.deletion-started',
  version: 1,
  topic: 'events.market-event-deletion.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string() }),
});
