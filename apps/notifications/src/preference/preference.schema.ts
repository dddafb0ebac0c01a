import { defineSchema } from '@stallbook/platform/odm';

export const PREFERENCES = 'preferences';

/** The ID is a person's, or for people without an account the hash of their address. */
export interface PreferenceDocument {
  _id: string;
  /** Kinds of emails that were stopped. */
  stoppedMails: string[];
}

export const preferenceSchema = defineSchema<PreferenceDocument>(PREFERENCES, {
  _id: { type: String, required: true },
  stoppedMails: { type: [String], required: true },
});
