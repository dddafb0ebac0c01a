import { once } from '../once.js';
import { ago, locale } from './texts.js';

/** A market's day is a local date (`2027-05-08`): it is never shifted by the viewer's time zone. */
const day = (date: string) => new Date(`${date.slice(0, 10)}T12:00:00Z`);
// Creating a format takes 10 ms on a slow phone, so each is created on first use.
const utc = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));

const long = utc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const monthDay = utc({ month: 'short', day: 'numeric' });
const monthDayYear = utc({ month: 'short', day: 'numeric', year: 'numeric' });
const partOf = (date: string, wanted: Intl.DateTimeFormatPartTypes): string =>
  monthDay()
    .formatToParts(day(date))
    .find(({ type }) => type === wanted)?.value ?? '';

/** `Sat, May 8, 2027`. */
export const formatDate = (date: string): string => long().format(day(date));

/** `May 8–9, 2027` inside a month, else both ends; a single day in the long form. */
export function formatDateRange(start: string, end?: string | null): string {
  if (!end || end === start) return formatDate(start);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const range = monthDayYear().formatRange(day(start), day(end));
  return range.replace(/\s–\s/u, isOneMonth ? '–' : ' – ');
}

const monthYear = utc({ month: 'short', year: 'numeric' });

/** `2027-05` → `May 2027`. */
export const formatMonth = (month: string): string => monthYear().format(day(`${month}-01`));

/** `May 8`, of a day less than a year away. */
export const formatMonthDay = (date: string): string => monthDay().format(day(date));

export const dateBlock = (date: string) => ({ day: partOf(date, 'day'), month: partOf(date, 'month') });

const clock = utc({ hour: 'numeric', minute: '2-digit', hour12: true });

/** `09:00:00` → `9:00 AM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  // Some browsers join the parts by a narrow space.
  return clock()
    .format(Date.UTC(1970, 0, 1, hours, minutes))
    .replace('\u202f', ' ');
}

/** `Fri, May 7, 2027, 6:00 PM`; only the time on a day that is `known` to the reader. */
export const formatDayAndTime = (
  date: string | null | undefined,
  time: string | null | undefined,
  known?: string | null,
): string =>
  [date && !(time && date === known) && formatDate(date), time && formatTime(time)].filter(Boolean).join(', ');

const instant = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** An instant in the viewer's own zone: `Nov 3, 2026, 4:12 PM`. */
export const formatInstant = (iso: string): string => instant().format(new Date(iso));

const timeOfDay = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true }));

/** The day of an instant in the viewer's own zone: `Tue, Nov 3, 2026`. */
export const formatDayOf = (iso: string): string => formatDate(shiftDate(new Date(iso), {}));

/** The time of an instant in the viewer's own zone: `4:12 PM`. */
export const formatTimeOfDay = (iso: string): string => timeOfDay().format(new Date(iso));

/** `just now`, `5 min ago`, `3 h ago`, then the date. */
export function formatAgo(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return ago.now;
  if (minutes < 60) return ago.minutes(minutes);
  if (minutes < 60 * 24) return ago.hours(Math.floor(minutes / 60));
  return formatInstant(iso);
}

/** In a narrow list: `5 min ago`, `3 h ago`, then `Nov 3, 2026`. */
export const formatAgoOrDay = (iso: string): string =>
  Date.now() - Date.parse(iso) < 24 * 60 * 60_000
    ? formatAgo(iso)
    : monthDayYear().format(day(shiftDate(new Date(iso), {})));

const daysIn = new Map<string, Intl.DateTimeFormat>();

/** The date where a market takes place: the evening of a market in Hawaii is the next day in New York. */
export function todayIn(timeZone: string): string {
  // Swedes write dates as `2027-05-08`.
  const format = daysIn.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  daysIn.set(timeZone, format);
  return format.format(Date.now());
}

const clocksIn = new Map<string, Intl.DateTimeFormat>();

/** `2027-05-08 09:00:00`, the date and time where a market takes place. */
export function localTimeIn(timeZone: string, now: number): string {
  const format =
    clocksIn.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocksIn.set(timeZone, format);
  return format.format(now);
}

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Local date so many days or months from today, as `YYYY-MM-DD`. A month without that day gives its last one. */
export function shiftDate(from: Date, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month, Math.min(from.getDate(), lastDay) + days));
  return moved.toISOString().slice(0, 10);
}

export const movedDate = (date: string, days: number): string => shiftDate(new Date(`${date}T12:00:00`), { days });

export const daysBetween = (from: string, to: string): number =>
  Math.round((day(to).getTime() - day(from).getTime()) / 86_400_000);
