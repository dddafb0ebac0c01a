import { plural } from '../../../lib/format/text.js';

export const noEvents = {
  title: 'No events found',
  filtered: 'Try other words, another place, a wider date range, or fewer filters.',
  yet: 'No events are currently available. Check back later!',
  unknownPlace: (place: string) => `Nothing was found around “${place}”. Is it a ZIP code, or a city with its state?`,
  outside: (total: number) => `${plural(total, { one: 'event matches', other: 'events match' })} on other dates.`,
  searchAllDates: 'Search all dates',
  ofMonth: (month: string) => `Show events in ${month}`,
  didYouMean: 'Did you mean',
  fewerWords: 'No event matches all words. Search for',
  correctedIn: (search: string, place: string) => `${search} in ${place}`,
} as const;
