import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const INVITATION_COUNTS = 'invitationCounts';

export interface InvitationCount {
  /** `<vendor>:<day>` */
  _id: string;
  day: Date;
  sent: number;
}

const TWO_DAYS_SECONDS = 2 * 24 * 60 * 60;

export const invitationCountSchema = defineSchema<InvitationCount>(
  INVITATION_COUNTS,
  {
    _id: requiredString,
    day: requiredDate,
    sent: { type: Number, required: true, min: 1 },
  },
  [{ key: { day: 1 }, expireAfterSeconds: TWO_DAYS_SECONDS }],
);
