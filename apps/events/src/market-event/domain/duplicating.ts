import { addDays, badInput, daysBetween, DomainError, isLocalDate, MAX_DUPLICATES } from '@stallbook/kernel';
import { assertNotTakenDown, owned } from './editing.js';
import type { MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import { isGettingReady, type MarketEventState } from './market-event.state.js';

export interface Duplicate {
  type: 'duplicate';
  actorId: string;
  eventCode: string;
  original: MarketEventState;
  /** The first day of the duplicate; null keeps the dates. */
  eventDate: string | null;
}

export function duplicate(
  { actorId, eventCode, original, eventDate }: Duplicate,
  state: MarketEventState,
): MarketEventEvent[] {
  const live = owned(original, actorId);
  if (state !== null) return [];
  assertNotTakenDown(live);
  // The copy would present assumed fees as announced ones.
  if (isGettingReady(live)) throw new DomainError('EVENT.NOT_SET_UP', 'Please confirm the fees and dates first.');
  const { details } = live;
  return [
    {
      type: 'market-event.drafted',
      data: { ...moved(details, eventDate ?? details.eventDate), organizerId: actorId, eventCode },
    },
  ];
}

/** The first days of a series of duplicates. @throws DomainError BAD_INPUT */
export function assertSeries(eventDates: readonly string[]): void {
  const problem = problemOf(eventDates);
  if (problem) throw badInput(problem, [{ path: 'eventDates', message: problem }]);
}

function problemOf(eventDates: readonly string[]): string | null {
  if (eventDates.length === 0) return 'Please choose at least one date';
  if (eventDates.length > MAX_DUPLICATES) return `You can create up to ${MAX_DUPLICATES} drafts together`;
  return new Set(eventDates).size < eventDates.length ? 'Each date can be chosen once' : null;
}

/** All dates move by the same number of days, so their distances and the times of day stay. */
function moved(details: MarketEventDetails, eventDate: string): MarketEventDetails {
  const days = daysBetween(details.eventDate, eventDate);
  const eventEndDate = isLocalDate(eventDate) ? addDays(details.eventEndDate, days) : '';
  // The calendar ends with the year 9999.
  if (!isLocalDate(eventEndDate)) {
    const message = 'This is not a day of the calendar';
    throw new DomainError('INVALID_DATE', 'Please check the dates.', [{ path: 'eventDate', message }]);
  }
  const later = (date: string | null) => date && addDays(date, days);
  return {
    ...details,
    eventDate,
    eventEndDate,
    applicationDeadline: later(details.applicationDeadline),
    loadInDate: later(details.loadInDate),
  };
}
