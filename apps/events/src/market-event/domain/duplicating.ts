import { addDays, DomainError, isLocalDate } from '@stallbook/kernel';
import { owned } from './editing.js';
import type { MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { MarketEventState } from './market-event.state.js';

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
  const { details } = owned(original, actorId);
  if (state !== null) return [];
  return [
    {
      type: 'market-event.drafted',
      data: { ...moved(details, eventDate ?? details.eventDate), organizerId: actorId, eventCode },
    },
  ];
}

const DAY_MS = 24 * 60 * 60_000;

/** All dates move by the same number of days, so their distances and the times of day stay. */
function moved(details: MarketEventDetails, eventDate: string): MarketEventDetails {
  if (!isLocalDate(eventDate)) {
    const message = 'This is not a day of the calendar';
    throw new DomainError('INVALID_DATE', 'Please check the dates.', [{ path: 'eventDate', message }]);
  }
  const days = Math.round((Date.parse(eventDate) - Date.parse(details.eventDate)) / DAY_MS);
  const later = (date: string | null) => date && addDays(date, days);
  return {
    ...details,
    eventDate,
    eventEndDate: addDays(details.eventEndDate, days),
    applicationDeadline: later(details.applicationDeadline),
    loadInDate: later(details.loadInDate),
  };
}
