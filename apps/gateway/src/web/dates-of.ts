import type { MarketEvent } from '@stallbook/contracts';
import { shortDay } from './date-formats.js';

/** `May 8, 2027`, `May 8–9, 2027`, `May 30 – Jun 2, 2027`. */
export function datesOf(
  { eventDate, eventEndDate }: Pick<MarketEvent, 'eventDate' | 'eventEndDate'>,
  locale = 'en-US',
): string {
  const days = shortDay(locale).formatRange(new Date(eventDate), new Date(eventEndDate));
  const inOneMonth = eventDate.slice(0, 7) === eventEndDate.slice(0, 7);
  return days.replace(/\s–\s/u, inOneMonth ? '–' : ' – ');
}
