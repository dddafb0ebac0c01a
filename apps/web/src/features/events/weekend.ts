import { shiftDate } from '../../lib/format/dates.js';

/** Saturday and Sunday of the weekend that has begun or is the next to come, or so many weeks later. */
export function weekendOf(today: Date, weeks: number) {
  const saturday = (today.getDay() === 0 ? -1 : 6 - today.getDay()) + 7 * weeks;
  return { dateFrom: shiftDate(today, { days: saturday }), dateTo: shiftDate(today, { days: saturday + 1 }) };
}
