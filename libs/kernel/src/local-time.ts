import { DateTime } from 'luxon';

/** `2027-05-08`. */
export type LocalDate = string;
/** `09:00:00`. */
export type LocalTime = string;

/**
 * The instant of a market's local date and time. Without a time it is the end of that local day, so that a
 * deadline "by May 8" still holds during the evening of May 8.
 */
export function instantOf(date: LocalDate, time: LocalTime | undefined, zone: string): Date {
  const day = DateTime.fromISO(date, { zone });
  const moment = time ? DateTime.fromISO(`${date}T${time}`, { zone }) : day.endOf('day');
  if (!moment.isValid) throw new RangeError(`not a local time: ${date} ${time ?? ''} ${zone}`);
  return moment.toUTC().toJSDate();
}

export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

export const localDateAt = (instant: Date, zone: string): LocalDate =>
  DateTime.fromJSDate(instant, { zone }).toISODate() ?? instant.toISOString().slice(0, 10);
