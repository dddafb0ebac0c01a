import { defineSchema } from '@stallbook/platform/odm';

export const CALENDAR_FEEDS = 'calendarFeeds';

export interface CalendarFeedRow {
  /** The vendor's ID: each has one link. */
  _id: string;
  tokenHash: string;
  createdAt: Date;
}

const text = { type: String, required: true };

export const calendarFeedSchema = defineSchema<CalendarFeedRow>(
  CALENDAR_FEEDS,
  { _id: text, tokenHash: text, createdAt: { type: Date, required: true } },
  [{ key: { tokenHash: 1 }, unique: true }],
);
