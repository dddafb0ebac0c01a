import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const ORGANIZER_REPLICAS = 'organizers';

export interface OrganizerReplica {
  /** The person's ID. */
  _id: string;
  /** Hashes of the address, one per key. */
  addresses: string[];
}

export const organizerReplicaSchema = defineSchema<OrganizerReplica>(
  ORGANIZER_REPLICAS,
  { _id: requiredString, addresses: { type: [String], required: true } },
  [{ key: { addresses: 1 } }],
);
