import { formatDateRange } from '../../lib/format/dates.js';
import { datesUnknown } from './texts.js';

/** An import makes up dates that its file leaves out. */
export const isDateAnnounced = ({ defaultedFields }: { defaultedFields: readonly string[] }): boolean =>
  !defaultedFields.includes('eventDate');

interface Dated {
  eventDate: string;
  eventEndDate: string | null;
  defaultedFields: readonly string[];
}

export const eventDates = (event: Dated): string =>
  isDateAnnounced(event) ? formatDateRange(event.eventDate, event.eventEndDate) : datesUnknown;

export interface Market {
  startDate: string;
  endDate: string;
  dateToBeAnnounced: boolean;
}

export const marketDates = ({ startDate, endDate, dateToBeAnnounced }: Market): string =>
  dateToBeAnnounced ? datesUnknown : formatDateRange(startDate, endDate);

/** In a file. */
export const announcedStart = (market: Market | null): string | null =>
  market && !market.dateToBeAnnounced ? market.startDate : null;
