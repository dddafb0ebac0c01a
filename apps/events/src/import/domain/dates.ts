import { addDays, isLocalDate } from '@stallbook/kernel';
import type { Cells } from './columns.js';
import type { ImportSettings } from './import-settings.js';
import type { Warnings } from './warnings.js';

export function nextSaturday(today: string): string {
  const SATURDAY = 6;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (SATURDAY - weekday + 7) % 7 || 7);
}

export interface Dates {
  eventDate: string;
  eventEndDate: string;
}

/**
 * An invalid date is replaced by the start date, the event date, or the fallback, in this order; a blank one by the next
 * Saturday. The end date defaults to the start date.
 */
export function datesOf(cells: Cells, today: string, settings: ImportSettings, warnings: Warnings): Dates {
  const valid = (text: string): boolean => {
    const year = Number(text.slice(0, 4));
    return isLocalDate(text) && year >= settings.years.from && year <= settings.years.to;
  };
  const eventDate = startOf(cells, today, settings, warnings, valid);
  return { eventDate, eventEndDate: endOf(cells.endDate, eventDate, valid, warnings) };
}

function startOf(
  { startDate, eventDate }: Cells,
  today: string,
  { fallbackDate }: ImportSettings,
  warnings: Warnings,
  valid: (text: string) => boolean,
): string {
  const [field, given, other] = startDate ? ['start_date', startDate, eventDate] : ['event_date', eventDate, ''];
  if (given === '') {
    const saturday = nextSaturday(today);
    warnings.replaced('start_date', '', `the next Saturday, ${saturday}`);
    return saturday;
  }
  if (valid(given)) {
    if (other && !valid(other)) warnings.replaced('event_date', other, `the start date, ${given}`);
    else if (other && other !== given) warnings.add('event_date', `Differs from the start date. Used ${given}.`);
    return given;
  }
  if (valid(other)) {
    warnings.replaced(field, given, `the event date, ${other}`);
    return other;
  }
  warnings.replaced(field, given, `the fallback, ${fallbackDate}`);
  return fallbackDate;
}

function endOf(given: string, start: string, valid: (text: string) => boolean, warnings: Warnings): string {
  if (valid(given) && given >= start) return given;
  warnings.replaced('end_date', given, `the start date, ${start}`);
  return start;
}
