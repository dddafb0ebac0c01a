import { personErased, profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, tombstone } from '@stallbook/kernel';
import { erasure } from './domain/erasure.decider.js';

/** The tombstone removes the profile from the compacted topic. */
export const erasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: erasure,
  map({ type, data }) {
    if (type !== 'erasure.announced') return [];
    const { personId, addresses } = data;
    return [outgoing(personErased, { personId, addresses }), tombstone(profileSaved, personId)];
  },
});
