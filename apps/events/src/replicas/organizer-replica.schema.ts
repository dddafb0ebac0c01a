import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const ORGANIZER_REPLICAS = 'organizers';

export interface OrganizerReplica extends PersonReplica {
  /** Hashes of the address, one per key. */
  addresses?: string[];
}

/** Only the ID and `erased` remain of an erased person. */
export const organizerReplicaSchema = defineSchema<OrganizerReplica>(
  ORGANIZER_REPLICAS,
  { _id: requiredString, erased: Boolean, revision: Number, addresses: { type: [String], default: undefined } },
  [{ key: { addresses: 1 } }],
);
