import { itemsIn } from './items.js';
import type { LetterOf } from './letter.js';
import type { RosterVariable } from './roster-email.js';

export const eventRoster: LetterOf<RosterVariable> = ({
  event_title,
  event_dates,
  days_left,
  start_time,
  location,
  summary,
  items,
  roster_url,
}) => ({
  subject: `${event_title} es ${days_left}: tus vendedores`,
  preview: summary,
  heading: `Tu evento es ${days_left}`,
  paragraphs: [`Estos vendedores tienen un puesto en ${event_title}.`, ...itemsIn(items), summary],
  facts: [
    ['Cuándo', event_dates],
    ['Empieza', start_time],
    ['Dónde', location],
  ],
  button: { label: 'Ver la lista', url: roster_url },
});
