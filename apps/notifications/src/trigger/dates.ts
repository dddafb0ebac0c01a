import { DateTime } from 'luxon';

const LOCALE = { locale: 'en-US' };
const day = (date: string): DateTime => DateTime.fromISO(date, { zone: 'utc' });

/** `2027-05-08` → `Sat, May 8, 2027`. */
export const formatDate = (date: string): string => day(date).toFormat('EEE, LLL d, yyyy', LOCALE);

/** `09:00:00` → `9:00 AM`. */
export const formatTime = (time: string): string => DateTime.fromISO(time).toFormat('h:mm a', LOCALE);

/** One day as above; `May 8–9, 2027` inside a month, `May 30 – Jun 1, 2027` inside a year, else both in full. */
export function formatDates(startDate: string, endDate: string): string {
  if (startDate === endDate) return formatDate(startDate);
  const [start, end] = [day(startDate), day(endDate)];
  if (start.year !== end.year) return `${formatDate(startDate)} – ${formatDate(endDate)}`;
  if (start.month !== end.month) return `${start.toFormat('LLL d', LOCALE)} – ${end.toFormat('LLL d, yyyy', LOCALE)}`;
  return `${start.toFormat('LLL d', LOCALE)}–${end.toFormat('d, yyyy', LOCALE)}`;
}
