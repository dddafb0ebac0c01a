import { addDays } from '@stallbook/kernel';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';

/** Their first day has come in their own time zone. */
export const begunAt = (now: Date): Filter<MarketEventDocument> => ({
  // No local date is more than a day ahead of UTC. Skips later ones in the index.
  eventDate: { $lte: addDays(now.toISOString().slice(0, 10), 1) },
  $expr: { $lte: ['$eventDate', { $dateToString: { date: now, format: '%Y-%m-%d', timezone: '$timeZone' } }] },
});
