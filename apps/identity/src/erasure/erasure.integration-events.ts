import { personErased, profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, tombstone } from '@stallbook/kernel';
import { erasure } from './domain/erasure.decider.js';

/** The tombstone removes the profile from the compacted topic. */
export const erasureIntegrationEvents = defineIntegrationEventMapper({
  aggregate: erasure,
  mapWithState({ type, data }, state) {
    if (type !== 'erasure.announced' || !isPresent(state)) return [];
    const { personId, addresses } = data;
    const { requestedAt } = state;
    return [outgoing(personErased, { personId, addresses, requestedAt }), tombstone(profileSaved, personId)];
  },
});
