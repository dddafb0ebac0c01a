import { defineSchema } from '@stallbook/platform/odm';

export const ADDRESS_TURNS = 'addressTurns';

/** Two transactions that write the same one conflict, so that the later sees what the earlier did. */
export interface AddressTurn {
  /** Hash of the address. */
  _id: string;
  takenAt: Date;
}

/** Longer than any transaction. */
const ONE_HOUR_SECONDS = 60 * 60;

export const addressTurnSchema = defineSchema<AddressTurn>(
  ADDRESS_TURNS,
  { _id: { type: String, required: true }, takenAt: { type: Date, required: true } },
  [{ key: { takenAt: 1 }, expireAfterSeconds: ONE_HOUR_SECONDS }],
);
