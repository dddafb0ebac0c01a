import { DateTime } from 'luxon';

/** `2027-05-08`. */
export type LocalDate = string;
/** `09:00:00`. */
export type LocalTime = string;

/** Markets share days and zones, and asking a zone for its offset is slow: what was worked out is kept. */
const known = new Map<string, number>();
const KEPT = 5_000;

/**
 * The instant of a market's local date and time. Without a time it is the end of that local day, so that a
 * deadline "by May 8" still holds during the evening of May 8.
 */
export function instantOf(date: LocalDate, time: LocalTime | undefined, zone: string): Date {
  const key = `${date} ${time ?? ''} ${zone}`;
  let instant = known.get(key);
  if (instant === undefined) {
    instant = workedOut(date, time, zone);
    if (known.size >= KEPT) known.clear();
    known.set(key, instant);
  }
  return new Date(instant);
}

function workedOut(date: LocalDate, time: LocalTime | undefined, zone: string): number {
  const day = DateTime.fromISO(date, { zone });
  const moment = time ? DateTime.fromISO(`${date}T${time}`, { zone }) : day.endOf('day');
  if (!moment.isValid) throw new RangeError(`not a local time: ${date} ${time ?? ''} ${zone}`);
  return moment.toMillis();
}

export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

export const localDateAt = (instant: Date, zone: string): LocalDate =>
  DateTime.fromJSDate(instant, { zone }).toISODate() ?? instant.toISOString().slice(0, 10);
