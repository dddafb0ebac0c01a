import { defineSchema } from '@stallbook/platform/odm';

export const ORGANIZERS = 'organizers';

export interface OrganizerReplica {
  /** The person's ID. */
  _id: string;
  /** Hashes of the address, one per key. */
  addresses: string[];
}

export const organizerSchema = defineSchema<OrganizerReplica>(
  ORGANIZERS,
  { _id: { type: String, required: true }, addresses: { type: [String], required: true } },
  [{ key: { addresses: 1 } }],
);
