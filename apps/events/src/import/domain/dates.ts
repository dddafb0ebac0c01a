import { addDays, isLocalDate } from '@stallbook/kernel';
import type { DetailField } from '../../market-event/domain/market-event-details.js';
import type { Cells } from './columns.js';
import type { ImportSettings } from './import-settings.js';
import type { Warnings } from './warnings.js';

function nextSaturday(today: string): string {
  const SATURDAY = 6;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (SATURDAY - weekday + 7) % 7 || 7);
}

export interface Dates {
  eventDate: string;
  eventEndDate: string;
  /** The dates that the row does not give. */
  invented: DetailField[];
}

/**
 * An invalid date is replaced by the start date, the event date, or the fallback, in this order; a blank one by the next
 * Saturday. The end date defaults to the start date.
 */
export function datesOf(cells: Cells, today: string, settings: ImportSettings, warnings: Warnings): Dates {
  const { from, to } = settings.years;
  const problemOf = (text: string): string => {
    if (!isLocalDate(text)) return 'is not a date written as YYYY-MM-DD, like 2027-05-08';
    const year = Number(text.slice(0, 4));
    return year >= from && year <= to ? '' : `is not in the years ${from} to ${to}`;
  };
  const { date: eventDate, isInvented } = startOf(cells, today, settings, warnings, problemOf);
  const eventEndDate = endOf(cells.endDate, eventDate, problemOf, warnings);
  const isEndGiven = eventEndDate === cells.endDate;
  const invented: DetailField[] = isEndGiven ? ['eventDate'] : ['eventDate', 'eventEndDate'];
  return { eventDate, eventEndDate, invented: isInvented ? invented : [] };
}

/** Empty for a date that can be used. */
type ProblemOf = (text: string) => string;

function startOf(
  { startDate, eventDate }: Cells,
  today: string,
  { fallbackDate }: ImportSettings,
  warnings: Warnings,
  problemOf: ProblemOf,
): { date: string; isInvented: boolean } {
  const [field, given, other] = startDate ? ['start_date', startDate, eventDate] : ['event_date', eventDate, ''];
  if (given === '') {
    const saturday = nextSaturday(today);
    warnings.replaced('start_date', '', `the next Saturday, ${saturday}`);
    return { date: saturday, isInvented: true };
  }
  const problem = problemOf(given);
  if (!problem) {
    const otherProblem = other && problemOf(other);
    if (otherProblem) warnings.replaced('event_date', other, `the start date, ${given}`, otherProblem);
    else if (other && other !== given) warnings.add('event_date', `Differs from the start date. Used ${given}.`);
    return { date: given, isInvented: false };
  }
  if (other && !problemOf(other)) {
    warnings.replaced(field, given, `the event date, ${other}`, problem);
    return { date: other, isInvented: false };
  }
  warnings.replaced(field, given, `the fallback, ${fallbackDate}`, problem);
  return { date: fallbackDate, isInvented: true };
}

function endOf(given: string, start: string, problemOf: ProblemOf, warnings: Warnings): string {
  const problem = problemOf(given) || (given < start ? 'is before the start date' : '');
  if (!problem) return given;
  warnings.replaced('end_date', given, `the start date, ${start}`, problem);
  return start;
}
