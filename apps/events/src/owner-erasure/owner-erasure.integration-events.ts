import { ownerErasureRecorded } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { ownerErasure } from './domain/owner-erasure.decider.js';

export const ownerErasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: ownerErasure,
  map: ({ data }) => [outgoing(ownerErasureRecorded, data)],
});
