import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';
import { marketEventChanges } from '../events/market-event-changes.js';

/** Of a published market event. On its own topic: the state's topic keeps one message per key. */
export const marketEventRescheduled = defineIntegrationEvent({
  type: 'market-event.rescheduled',
  version: 1,
  topic: 'events.market-event-change.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), changes: marketEventChanges }),
});
