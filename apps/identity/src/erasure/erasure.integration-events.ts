import { personErased, profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, tombstone } from '@stallbook/kernel';
import { erasure } from './domain/erasure.js';

/** The tombstone makes the compacted topic forget the profile, for consumers that begin to read later. */
export const erasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: erasure,
  map({ type, data }) {
    if (type !== 'ErasureAnnounced') return [];
    const { personId, addresses } = data;
    return [outgoing(personErased, { personId, addresses }), tombstone(profileSaved, personId)];
  },
});
