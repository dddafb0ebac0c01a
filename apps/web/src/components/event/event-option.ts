import { formatDateRange } from '../../lib/format/dates.js';

export interface Choosable {
  id: string;
  title: string;
  eventDate: string;
  eventEndDate: string | null;
}

/** The events of a series share their title. */
export const eventOption = ({ id, title, eventDate, eventEndDate }: Choosable) => ({
  value: id,
  label: `${title} · ${formatDateRange(eventDate, eventEndDate)}`,
});
