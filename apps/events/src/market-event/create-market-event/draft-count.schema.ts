import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const DRAFT_COUNTS = 'draftCounts';

export interface DraftCount {
  /** `<organizer>:<day>` */
  _id: string;
  day: Date;
  drafts: number;
}

const TWO_DAYS_SECONDS = 2 * 24 * 60 * 60;

export const draftCountSchema = defineSchema<DraftCount>(
  DRAFT_COUNTS,
  {
    _id: requiredString,
    day: requiredDate,
    drafts: { type: Number, required: true, min: 1 },
  },
  [{ key: { day: 1 }, expireAfterSeconds: TWO_DAYS_SECONDS }],
);
