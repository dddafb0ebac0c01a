import { eventDates } from './event-dates.js';

export interface Choosable {
  id: string;
  title: string;
  eventDate: string;
  eventEndDate: string | null;
  defaultedFields: readonly string[];
}

/** The events of a series share their title. */
export const eventOption = (event: Choosable) => ({
  value: event.id,
  label: `${event.title} · ${eventDates(event)}`,
});
