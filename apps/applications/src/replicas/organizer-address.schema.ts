import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const ORGANIZER_ADDRESSES = 'organizerAddresses';

export interface OrganizerAddress {
  /** The person's ID. */
  _id: string;
  /** Hashes of the address, one per key. */
  hashes: string[];
}

export const organizerAddressSchema = defineSchema<OrganizerAddress>(
  ORGANIZER_ADDRESSES,
  { _id: requiredString, hashes: { type: [String], required: true } },
  [{ key: { hashes: 1 } }],
);
