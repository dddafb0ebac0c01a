import { submissionErased } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { submissionErasure } from './domain/submission-erasure.decider.js';

export const submissionErasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: submissionErasure,
  map: ({ data }) => [outgoing(submissionErased, data)],
});
