import { defineSchema } from '@stallbook/platform/odm';

export const ORGANIZER_TURNS = 'organizerTurns';

/** Two transactions that write the same one conflict, so that the later sees what the earlier did. */
export interface OrganizerTurn {
  /** Hash of an address, or the ID of a person. */
  _id: string;
  takenAt: Date;
}

/** Longer than any transaction. */
const ONE_HOUR_SECONDS = 60 * 60;

export const organizerTurnSchema = defineSchema<OrganizerTurn>(
  ORGANIZER_TURNS,
  { _id: { type: String, required: true }, takenAt: { type: Date, required: true } },
  [{ key: { takenAt: 1 }, expireAfterSeconds: ONE_HOUR_SECONDS }],
);
