import { localeOf, type LanguageCode } from '@stallbook/contracts';
import { DateTime, type DateTimeFormatOptions } from 'luxon';

const MONTH_DAY_YEAR = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const LONG = { weekday: 'short', ...MONTH_DAY_YEAR } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** Days and times of a market event are local to it. UTC neither moves nor skips one. */
const inUtc = (text: string): DateTime => DateTime.fromISO(text, { zone: 'utc' });
const shown = (moment: DateTime, format: DateTimeFormatOptions, language: LanguageCode): string =>
  // Some formats join their parts by narrow spaces.
  moment.toLocaleString(format, { locale: localeOf[language] }).replace(/[\u00a0\u2009\u202f]/g, ' ');

/** `2027-05-08` → `Sat, May 8, 2027`. */
export const formatDate = (date: string, language: LanguageCode = 'en'): string => shown(inUtc(date), LONG, language);

/** As above; what is not a date stays as it is. */
export const dayIn = (date: string, language: LanguageCode = 'en'): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date, language) : date;

/** `2027-05-08T14:00:00.000Z` → `May 8, 2027, 2:00 PM UTC`. */
export const formatInstant = (iso: string, language: LanguageCode = 'en'): string =>
  `${shown(inUtc(iso), { ...MONTH_DAY_YEAR, ...CLOCK }, language)} UTC`;

/** `09:00:00` → `9:00 AM`. */
export const formatTime = (time: string, language: LanguageCode = 'en'): string => shown(inUtc(time), CLOCK, language);

/** One day as above; `May 8–9, 2027` inside a month, `May 30 – Jun 1, 2027` inside a year, else both in full. */
export function formatDates(startDate: string, endDate: string, language: LanguageCode = 'en'): string {
  if (startDate === endDate) return formatDate(startDate, language);
  const [start, end] = [inUtc(startDate), inUtc(endDate)];
  if (start.year !== end.year) return `${formatDate(startDate, language)} – ${formatDate(endDate, language)}`;
  const format = new Intl.DateTimeFormat(localeOf[language], { ...MONTH_DAY_YEAR, timeZone: 'UTC' });
  const range = format.formatRange(start.toJSDate(), end.toJSDate());
  return range.replace(/\s[–-]\s/u, start.month === end.month ? '–' : ' – ');
}
