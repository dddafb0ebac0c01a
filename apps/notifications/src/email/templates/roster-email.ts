import { itemsIn } from './items.js';
import { template } from './letter.js';
import * as spanish from './roster-email.es.js';

const ROSTER = [
  'event_title',
  'event_dates',
  'days_left',
  'start_time',
  'location',
  'summary',
  'items',
  'roster_url',
] as const;
export type RosterVariable = (typeof ROSTER)[number];

export const eventRoster = template(ROSTER, {
  en: ({ event_title, event_dates, days_left, start_time, location, summary, items, roster_url }) => ({
    subject: `${event_title} is ${days_left}: your vendors`,
    preview: summary,
    heading: `Your event is ${days_left}`,
    paragraphs: [`These vendors have a booth at ${event_title}.`, ...itemsIn(items), summary],
    facts: [
      ['When', event_dates],
      ['Starts', start_time],
      ['Where', location],
    ],
    button: { label: 'View roster', url: roster_url },
  }),
  es: spanish.eventRoster,
});
