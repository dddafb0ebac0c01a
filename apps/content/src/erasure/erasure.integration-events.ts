import { submissionErased } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { submissionErasure } from './domain/submission-erasure.js';

export const erasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: submissionErasure,
  map: ({ data }) => [outgoing(submissionErased, data)],
});
