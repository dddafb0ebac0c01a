import { formatDate, movedDate, todayIn } from './format/dates.js';

/** Whose days the terms count back from. */
export interface RefundedEvent {
  eventDate: string;
  timeZone: string;
}

/** The last day of a term, and whether it is over where the event takes place. */
export function lastDayOf(days: number, { eventDate, timeZone }: RefundedEvent) {
  const date = movedDate(eventDate, -days);
  return { date: formatDate(date), isOver: date < todayIn(timeZone) };
}
