import { personErased, profileSaved } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce, retract } from '@stallbook/kernel';
import { erasure } from './domain/erasure.js';

/** The tombstone makes the compacted topic forget the profile, for consumers that begin to read later. */
export const erasurePublication = definePublication({
  aggregate: erasure,
  announce({ type, data }) {
    if (type !== 'ErasureAnnounced') return [];
    const { personId, addresses } = data;
    return [announce(personErased, { personId, addresses }), retract(profileSaved, personId)];
  },
});
