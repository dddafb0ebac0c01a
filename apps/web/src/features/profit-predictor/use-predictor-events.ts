import { skipToken } from '@reduxjs/toolkit/query';
import { isDateAnnounced } from '../../components/event/event-dates.js';
import { datesUnknown } from '../../components/event/texts.js';
import { formatDate } from '../../lib/format/dates.js';
import {
  usePredictorEventQuery,
  usePredictorEventsQuery,
  type PredictorFeesFragment,
} from './api/profit-predictor.generated.js';

interface PredictorEvent {
  id: string;
  label: string;
  date: string;
  /** Undefined while they are to be announced. */
  feesCents: number | undefined;
}

const labelOf = (title: string, date: string) => `${title}, ${formatDate(date)}`;

/** An import makes up what its file leaves out. */
function feesOf({ boothFeeCents, applicationFeeCents, defaultedFields }: PredictorFeesFragment): number | undefined {
  if (defaultedFields.includes('boothFeeCents')) return undefined;
  return boothFeeCents + (defaultedFields.includes('applicationFeeCents') ? 0 : applicationFeeCents);
}

/** The events that the vendor applied to, and the one that the address names. */
export function usePredictorEvents(namedId: string | null) {
  const applied = usePredictorEventsQuery(undefined);
  const named = usePredictorEventQuery(namedId ? { id: namedId } : skipToken);
  const events = new Map<string, PredictorEvent>();
  const one = named.data?.event;
  if (one) {
    const { id, title, eventDate } = one;
    const label = isDateAnnounced(one) ? labelOf(title, eventDate) : `${title}, ${datesUnknown}`;
    events.set(id, { id, label, date: eventDate, feesCents: feesOf(one) });
  }
  for (const { event, eventId: id, status, marketEvent, ...fees } of applied.data?.applications.items ?? []) {
    const isDraft = status === 'draft';
    if (!event?.isAvailable || (isDraft && events.has(id))) continue;
    const { title, startDate } = event;
    // The fees of an application are fixed when it is submitted.
    const today = marketEvent ? feesOf(marketEvent) : undefined;
    const feesCents = isDraft ? today : fees.boothFeeCents + fees.applicationFeeCents;
    events.set(id, { id, label: labelOf(title, startDate), date: startDate, feesCents });
  }
  return {
    events,
    isLoading: applied.isLoading || named.isLoading,
    problem: Boolean(applied.error ?? named.error),
  };
}
