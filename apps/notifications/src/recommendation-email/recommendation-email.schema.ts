import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

// Stored names are final.
export const RECOMMENDATION_EMAIL_CHOICES = 'recommendationMails';
export const RECOMMENDATION_EMAILS = 'recommendationLetters';

/** A vendor's choice of the weekly email. The ID is the person's. */
export interface RecommendationEmailChoice {
  _id: string;
  timeZone: string;
  /** null while it is not wanted. */
  dueAt: Date | null;
  /** The local day of the last one, so that a move to another zone does not repeat it. */
  startedOn: string | null;
}

/** A weekly email that the workers still have to fill. */
export interface RecommendationEmailRow {
  _id: string;
  personId: string;
  createdAt: Date;
}

export const recommendationEmailChoiceSchema = defineSchema<RecommendationEmailChoice>(
  RECOMMENDATION_EMAIL_CHOICES,
  { _id: requiredString, timeZone: requiredString, dueAt: Date, startedOn: String },
  [{ key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $type: 'date' } } }],
);

export const recommendationEmailSchema = defineSchema<RecommendationEmailRow>(
  RECOMMENDATION_EMAILS,
  { _id: requiredString, personId: requiredString, createdAt: requiredDate },
  [{ key: { createdAt: 1 } }, { key: { personId: 1 } }],
);
