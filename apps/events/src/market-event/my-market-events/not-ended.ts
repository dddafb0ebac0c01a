import { addDays } from '@stallbook/kernel';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';

/** Ends at its closing time in its own time zone; without one, with its last day. */
const endsAt = {
  $dateFromString: {
    dateString: { $concat: ['$eventEndDate', 'T', { $ifNull: ['$endTime', '23:59:59.999'] }] },
    timezone: '$timeZone',
    // One event with an unreadable date or time stays in the list and does not make it fail.
    onError: new Date('9999-12-31'),
  },
};

export const notEndedAt = (now: Date): Filter<MarketEventDocument> => ({
  // UTC is up to a day ahead of the local date. Skips earlier ones in the index.
  eventEndDate: { $gte: addDays(now.toISOString().slice(0, 10), -1) },
  $expr: { $gte: [endsAt, now] },
});
