import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const WAITING_EMAILS = 'waitingEmails';

/** An email that the queue does not have yet. */
export interface WaitingEmailDocument {
  _id: string;
  sealed: string;
  /** Hashes of the recipient’s address, one per key. */
  addressHashes: string[];
  createdAt?: Date;
}

export const waitingEmailSchema = defineSchema<WaitingEmailDocument>(
  WAITING_EMAILS,
  { _id: requiredString, sealed: requiredString, addressHashes: { type: [String], required: true }, createdAt: Date },
  [{ key: { addressHashes: 1 } }],
);
