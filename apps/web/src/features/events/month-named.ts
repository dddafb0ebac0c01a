import { locale } from '../../lib/format/texts.js';

function monthNames(): string[] {
  const long = new Intl.DateTimeFormat(locale, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => long.format(new Date(2027, month, 15)).toLowerCase());
}

/** The days of `January`, `january 2027`, or `enero de 2027`: without a year, of the next one. */
export function monthNamed(text: string, today: Date): { from: string; to: string } | undefined {
  const [name, given, ...more] = text
    .toLowerCase()
    .replace(/\sde\s/, ' ')
    .trim()
    .split(/\s+/);
  const month = monthNames().indexOf(name ?? '');
  if (month < 0 || more.length > 0 || (given && !/^20\d\d$/.test(given))) return undefined;
  const year = given ? Number(given) : today.getFullYear() + Number(month < today.getMonth());
  const day = (number: number, ofMonth: number) => new Date(Date.UTC(year, ofMonth, number)).toISOString().slice(0, 10);
  return { from: day(1, month), to: day(0, month + 1) };
}
