import { formatDate, movedDate, todayIn } from './format/dates.js';

/** The event from which the terms count days back. */
export interface RefundedEvent {
  eventDate: string;
  timeZone: string;
}

/** The last day of a term, and whether it is over where the event takes place. */
export function lastDayOf(days: number, { eventDate, timeZone }: RefundedEvent) {
  const date = movedDate(eventDate, -days);
  return { date: formatDate(date), isOver: date < todayIn(timeZone) };
}
