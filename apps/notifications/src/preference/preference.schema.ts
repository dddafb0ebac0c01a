import { defineSchema, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';

export const PREFERENCES = 'preferences';

export interface QuietHours {
  /** Local times, `22:00`; from late to early means overnight. */
  from: string;
  until: string;
}

/** The ID is a person's, or for people without an account the hash of their address. */
export interface PreferenceDocument {
  _id: string;
  /** What a link or the person stopped. */
  stoppedMails: string[];
  /** The part of `stoppedMails` that a link in an email stopped. */
  stoppedByLink: string[];
  hiddenInApp: string[];
  digested: string[];
  unpushed: string[];
  timeZone: string | null;
  quiet: QuietHours | null;
  /** Set while items wait for the daily email. */
  digestDueAt: Date | null;
  /** The local day of the last daily email. */
  digestedOn: string | null;
  /** Grows with every item, so that an item and a concurrent daily email conflict. */
  writes?: number;
}

const quiet = new Schema<QuietHours>({ from: requiredString, until: requiredString }, { _id: false, strict: 'throw' });

export const preferenceSchema = defineSchema<PreferenceDocument>(
  PREFERENCES,
  {
    _id: requiredString,
    stoppedMails: { type: [String], required: true },
    stoppedByLink: { type: [String], required: true },
    hiddenInApp: { type: [String], required: true },
    digested: { type: [String], required: true },
    unpushed: { type: [String], required: true },
    timeZone: String,
    quiet,
    digestDueAt: Date,
    digestedOn: String,
    writes: Number,
  },
  [{ key: { digestDueAt: 1 }, partialFilterExpression: { digestDueAt: { $type: 'date' } } }],
);
