import { once } from '../../lib/once.js';

/** In both languages, each from January on: a Spanish reader may look for an English name. */
const names = once(() =>
  ['en-US', 'es-US'].map((locale) => {
    const long = new Intl.DateTimeFormat(locale, { month: 'long' });
    return Array.from({ length: 12 }, (_, month) => long.format(new Date(2027, month, 15)).toLowerCase());
  }),
);

/** The days of `January`, `january, 2027`, or `enero de 2027`: without a year, of the next one. */
export function monthNamed(text: string, today: Date): { from: string; to: string } | undefined {
  const words = text.toLowerCase().replaceAll(',', ' ').split(' ');
  const [name, year = '', ...more] = words.filter((word) => !['', 'de', 'del'].includes(word));
  if (!name || more.length > 0 || !/^(20\d\d)?$/.test(year)) return undefined;
  const month = Math.max(...names().map((months) => months.indexOf(name)));
  if (month < 0) return undefined;
  const ofYear = Number(year) || today.getFullYear() + Number(month < today.getMonth());
  const day = (number: number, ofMonth: number) =>
    new Date(Date.UTC(ofYear, ofMonth, number)).toISOString().slice(0, 10);
  return { from: day(1, month), to: day(0, month + 1) };
}
