import type { MarketEvent } from '@stallbook/contracts';
import { isDateAnnounced } from '../events/announced.js';
import { shortDay } from './date-formats.js';
import { english } from './language/english.js';
import type { PageTexts } from './language/page-texts.js';

/** `May 8, 2027`, `May 8–9, 2027`, `May 30 – Jun 2, 2027`. */
export function datesOf(
  { eventDate, eventEndDate, defaultedFields }: Pick<MarketEvent, 'eventDate' | 'eventEndDate' | 'defaultedFields'>,
  { locale, datesUnknown }: Pick<PageTexts, 'locale' | 'datesUnknown'> = english,
): string {
  if (!isDateAnnounced({ defaultedFields })) return datesUnknown;
  const days = shortDay(locale).formatRange(new Date(eventDate), new Date(eventEndDate));
  const inOneMonth = eventDate.slice(0, 7) === eventEndDate.slice(0, 7);
  return days.replace(/\s–\s/u, inOneMonth ? '–' : ' – ');
}
