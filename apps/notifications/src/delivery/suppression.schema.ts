import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const SUPPRESSIONS = 'suppressions';

/** An address that gets no more emails. The ID is its hash. */
export interface SuppressionDocument {
  _id: string;
  kind: 'bounced' | 'complained';
  at: Date;
}

export const suppressionSchema = defineSchema<SuppressionDocument>(SUPPRESSIONS, {
  _id: requiredString,
  kind: { type: String, enum: ['bounced', 'complained'], required: true },
  at: requiredDate,
});
