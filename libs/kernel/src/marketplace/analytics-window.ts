import { DAY_MS } from '../durations.js';
import { addDays, instantOf, localDateAt } from '../local-time.js';

const DAYS = new Map([
  ['30d', 30],
  ['90d', 90],
]);

/** `30d`, `90d`, or anything else for 365 days. */
export const windowStart = (window: string | null | undefined, now: Date): Date =>
  new Date(now.getTime() - (DAYS.get(window ?? '') ?? 365) * DAY_MS);

/** Every month from one instant to the other, as `2027-05` in the time zone. */
export function monthsBetween(from: Date, to: Date, timeZone = 'utc'): string[] {
  const last = monthOf(localDateAt(to, timeZone));
  const months: string[] = [];
  for (let month = monthOf(localDateAt(from, timeZone)); month <= last; month = monthOf(addDays(firstDayOf(month), 31)))
    months.push(month);
  return months;
}

export const monthStart = (month: string, timeZone: string): Date => instantOf(firstDayOf(month), '00:00', timeZone);

const monthOf = (date: string): string => date.slice(0, 7);
const firstDayOf = (month: string): string => `${month}-01`;
