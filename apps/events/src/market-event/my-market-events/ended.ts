import { addDays } from '@stallbook/kernel';
import { endOfFields } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';

const endsAt = endOfFields({
  startDate: '$eventDate',
  endDate: '$eventEndDate',
  startTime: '$startTime',
  endTime: '$endTime',
  timeZone: '$timeZone',
});

export const notEndedAt = (now: Date): Filter<MarketEventDocument> => ({
  // UTC is up to a day ahead of the local date, and a night market closes a day later. Skips earlier ones in the index.
  eventEndDate: { $gte: addDays(now.toISOString().slice(0, 10), -2) },
  $expr: { $gte: [endsAt, now] },
});

/** An assumed date says nothing about the end, so the index on dates cannot help: all of the organizer are read. */
export const aheadAt = (now: Date): Filter<MarketEventDocument> => ({
  $or: [{ defaultedFields: 'eventDate' }, notEndedAt(now)],
});

export const endedAt = (now: Date): Filter<MarketEventDocument> => ({
  defaultedFields: { $ne: 'eventDate' },
  $expr: { $lt: [endsAt, now] },
});
