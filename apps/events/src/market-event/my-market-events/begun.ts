import { addDays } from '@stallbook/kernel';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';

/** Their first day has come in their own time zone. An assumed date says nothing about it. */
export const begunAt = (now: Date): Filter<MarketEventDocument> => ({
  defaultedFields: { $ne: 'eventDate' },
  // No local date is more than a day ahead of UTC. Skips later ones in the index.
  eventDate: { $lte: addDays(now.toISOString().slice(0, 10), 1) },
  $expr: { $lte: ['$eventDate', { $dateToString: { date: now, format: '%Y-%m-%d', timezone: '$timeZone' } }] },
});
