import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { ApplicationForEventInput } from './application.inputs.js';
import {
  CalendarTokenInput,
  type CalendarFeed,
  type CalendarFeedEntry,
  type NewCalendarFeed,
} from './calendar-feed.dto.js';

const access = ['vendor'] as const;

export const myCalendarFeed = defineQuery<CalendarFeed | null>()('applications.myCalendarFeed', {
  input: NoInput,
  access,
});

/** Ends the link that the vendor had before. */
export const createCalendarFeed = defineCommand<NewCalendarFeed>()('applications.createCalendarFeed', {
  input: NoInput,
  access,
});

export const revokeCalendarFeed = defineCommand<Done>()('applications.revokeCalendarFeed', { input: NoInput, access });

/** Empty unless the vendor's application to the market event is pending or accepted. */
export const calendarEntriesOfEvent = defineQuery<CalendarFeedEntry[]>()('applications.calendarEntriesOfEvent', {
  input: ApplicationForEventInput,
  access,
});

/** The token is the permission. @throws NOT_FOUND once it is revoked */
export const calendarEntries = defineQuery<CalendarFeedEntry[]>()('applications.calendarEntries', {
  input: CalendarTokenInput,
  access: 'public',
});
