import { submissionReceived } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { waitlistEntry } from './domain/waitlist-entry.decider.js';

export const waitlistEntryIntegrationEvents = defineIntegrationEventMapper({
  aggregate: waitlistEntry,
  map: ({ streamId }) => [
    outgoing(submissionReceived, {
      submissionId: streamId.slice(waitlistEntry.name.length + 1),
      kind: 'waitlist-entry',
    }),
  ],
});
