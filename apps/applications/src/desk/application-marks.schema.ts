import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const APPLICATION_MARKS = 'applicationMarks';

export interface ApplicationMarksRow {
  /** Made of organizer and application: after a transfer, each organizer has their own marks. */
  _id: string;
  applicationId: string;
  organizerId: string;
  vendorId: string;
  marketEventId: string;
  shortlisted: boolean;
  rating: number | null;
  tags: string[];
  note: string | null;
  updatedAt: Date;
}

export const applicationMarksSchema = defineSchema<ApplicationMarksRow>(
  APPLICATION_MARKS,
  {
    _id: requiredString,
    applicationId: requiredString,
    organizerId: requiredString,
    vendorId: requiredString,
    marketEventId: requiredString,
    shortlisted: { type: Boolean, required: true },
    rating: Number,
    tags: { type: [String], required: true },
    note: String,
    updatedAt: requiredDate,
  },
  [
    { key: { organizerId: 1, shortlisted: 1 } },
    { key: { organizerId: 1, tags: 1 } },
    { key: { organizerId: 1, rating: -1 } },
    // Deletions.
    { key: { vendorId: 1 } },
    { key: { marketEventId: 1 } },
  ],
);
