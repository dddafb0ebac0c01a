import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const ORGANIZER_ADDRESSES = 'organizerAddresses';

export interface OrganizerAddress extends PersonReplica {
  /** Hashes of the address, one per key. */
  hashes?: string[];
}

/** Only the ID and `erased` remain of an erased person. */
export const organizerAddressSchema = defineSchema<OrganizerAddress>(
  ORGANIZER_ADDRESSES,
  { _id: requiredString, erased: Boolean, revision: Number, hashes: { type: [String], default: undefined } },
  [{ key: { hashes: 1 } }],
);
