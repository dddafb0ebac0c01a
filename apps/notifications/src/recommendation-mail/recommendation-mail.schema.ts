import { defineSchema } from '@stallbook/platform/odm';

export const RECOMMENDATION_MAILS = 'recommendationMails';
export const RECOMMENDATION_LETTERS = 'recommendationLetters';

/** A vendor's choice of the weekly email. The ID is the person's. */
export interface RecommendationMailRow {
  _id: string;
  timeZone: string;
  /** null while it is not wanted. */
  dueAt: Date | null;
  /** The local day of the last one, so that a move to another zone does not repeat it. */
  startedOn: string | null;
}

/** A weekly email that the workers still have to fill. */
export interface RecommendationLetterRow {
  _id: string;
  personId: string;
  createdAt: Date;
}

const text = { type: String, required: true };

export const recommendationMailSchema = defineSchema<RecommendationMailRow>(
  RECOMMENDATION_MAILS,
  { _id: text, timeZone: text, dueAt: Date, startedOn: String },
  [{ key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $type: 'date' } } }],
);

export const recommendationLetterSchema = defineSchema<RecommendationLetterRow>(
  RECOMMENDATION_LETTERS,
  { _id: text, personId: text, createdAt: { type: Date, required: true } },
  [{ key: { createdAt: 1 } }, { key: { personId: 1 } }],
);
