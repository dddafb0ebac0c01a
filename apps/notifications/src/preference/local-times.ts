import { addDays, instantOf, localDateAt } from '@stallbook/kernel';
import { DateTime } from 'luxon';
import type { QuietHours } from './preference.schema.js';

const MORNING = '08:00';

const timeAt = (instant: Date, zone: string): string => DateTime.fromJSDate(instant, { zone }).toFormat('HH:mm');

/** The next morning in the person's zone, whatever daylight saving does until then. */
export function nextDigestAt(now: Date, zone: string): Date {
  const today = localDateAt(now, zone);
  const morning = instantOf(today, MORNING, zone);
  return morning > now ? morning : instantOf(addDays(today, 1), MORNING, zone);
}

/** When clocks go back, a time can come twice. */
function lastWithSameTime(instant: Date, zone: string): Date {
  const possible = DateTime.fromJSDate(instant, { zone }).getPossibleOffsets();
  return new Date(Math.max(...possible.map((one) => one.toMillis())));
}

/** When the quiet hours end, or null outside of them. */
export function quietUntil({ from, until }: QuietHours, zone: string, now: Date): Date | null {
  const time = timeAt(now, zone);
  const isOvernight = from > until;
  const isQuiet = isOvernight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return null;
  const today = localDateAt(now, zone);
  const end = instantOf(isOvernight && time >= from ? addDays(today, 1) : today, until, zone);
  return end > now ? end : lastWithSameTime(end, zone);
}
