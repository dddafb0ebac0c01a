import { submissionReceived } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, parseStreamId } from '@stallbook/kernel';
import { waitlistEntry } from './domain/waitlist-entry.decider.js';

export const waitlistEntryIntegrationEvents = defineIntegrationEventMapper({
  aggregate: waitlistEntry,
  map: ({ streamId }) => [
    outgoing(submissionReceived, {
      submissionId: parseStreamId(streamId).id,
      kind: 'waitlist-entry',
    }),
  ],
});
