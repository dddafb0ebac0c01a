import { isDateAnnounced } from './event-dates.js';

/** In their order, but those whose date is only assumed last. */
export const announcedFirst = <E extends { defaultedFields: readonly string[] }>(events: readonly E[]): E[] =>
  events.toSorted((one, other) => Number(isDateAnnounced(other)) - Number(isDateAnnounced(one)));
