import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const TRANSACTION_LOCKS = 'transactionLocks';

/** Two transactions that write the same one conflict, so that the later sees what the earlier did. */
export interface TransactionLockDocument {
  /** Hash of an address or of what names a listed market, or the ID of a person or a market event. */
  _id: string;
  takenAt: Date;
  /** Makes each write a change, also in the same millisecond: one that changes nothing conflicts with none. */
  writes?: number;
}

/** Longer than any transaction. */
const ONE_HOUR_SECONDS = 60 * 60;

export const transactionLockSchema = defineSchema<TransactionLockDocument>(
  TRANSACTION_LOCKS,
  { _id: requiredString, takenAt: requiredDate, writes: Number },
  [{ key: { takenAt: 1 }, expireAfterSeconds: ONE_HOUR_SECONDS }],
);
