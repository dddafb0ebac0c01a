import { DateTime } from 'luxon';

export type LocalDate = string;
export type LocalTime = string;

const cache = new Map<string, number>();
const CACHE_SIZE = 5_000;

/**
 * Converts a market's local date and time. When clocks go back, a time can come twice; the earlier one counts. Without a
 * time, it is the end of that local day, so a deadline of May 8 includes the evening.
 */
export function instantOf(date: LocalDate, time: LocalTime | undefined, zone: string): Date {
  const key = `${date} ${time ?? ''} ${zone}`;
  let instant = cache.get(key);
  if (instant === undefined) {
    instant = computeInstant(date, time, zone);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, instant);
  }
  return new Date(instant);
}

function computeInstant(date: LocalDate, time: LocalTime | undefined, zone: string): number {
  const day = DateTime.fromISO(date, { zone });
  const moment = time ? DateTime.fromISO(`${date}T${time}`, { zone }) : day.endOf('day');
  if (!moment.isValid) throw new RangeError(`Invalid local time: ${date} ${time ?? ''} ${zone}`);
  if (!time) return moment.toMillis();
  // Luxon takes the offset of the day on which the process first used the zone.
  return Math.min(...moment.getPossibleOffsets().map((possible) => possible.toMillis()));
}

export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

/** Calendar days, whatever daylight saving does in between. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;

export const localDateAt = (instant: Date, zone: string): LocalDate =>
  DateTime.fromJSDate(instant, { zone }).toISODate() ?? instant.toISOString().slice(0, 10);
