import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const CALENDAR_FEEDS = 'calendarFeeds';

export interface CalendarFeedRow {
  /** The vendor's ID: each has one link. */
  _id: string;
  tokenHash: string;
  createdAt: Date;
}

export const calendarFeedSchema = defineSchema<CalendarFeedRow>(
  CALENDAR_FEEDS,
  { _id: requiredString, tokenHash: requiredString, createdAt: requiredDate },
  [{ key: { tokenHash: 1 }, unique: true }],
);
