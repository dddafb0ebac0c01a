import type { MarketEvent } from '@stallbook/contracts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `May 8, 2027`, `May 8–9, 2027`, `May 30 – Jun 2, 2027`. */
export function datesOf({ eventDate, eventEndDate }: Pick<MarketEvent, 'eventDate' | 'eventEndDate'>): string {
  const days = dayFormat.formatRange(new Date(eventDate), new Date(eventEndDate));
  const inOneMonth = eventDate.slice(0, 7) === eventEndDate.slice(0, 7);
  return days.replace(/\s–\s/u, inOneMonth ? '–' : ' – ');
}
