import { skipToken } from '@reduxjs/toolkit/query';
import { formatDate } from '../../lib/format/dates.js';
import { usePredictorEventQuery, usePredictorEventsQuery } from './api/profit-predictor.generated.js';

interface PredictorEvent {
  id: string;
  label: string;
  date: string;
  feesCents: number;
}

const labelOf = (title: string, date: string) => `${title}, ${formatDate(date)}`;

/** The events that the vendor applied to, and the one that the address names. */
export function usePredictorEvents(namedId: string | null) {
  const applied = usePredictorEventsQuery(undefined);
  const named = usePredictorEventQuery(namedId ? { id: namedId } : skipToken);
  const events = new Map<string, PredictorEvent>();
  const one = named.data?.event;
  if (one) {
    const { id, title, eventDate, boothFeeCents, applicationFeeCents } = one;
    events.set(id, {
      id,
      label: labelOf(title, eventDate),
      date: eventDate,
      feesCents: boothFeeCents + applicationFeeCents,
    });
  }
  for (const { event, eventId: id, ...fees } of applied.data?.applications.items ?? []) {
    if (!event) continue;
    const { title, startDate } = event;
    const feesCents = fees.boothFeeCents + fees.applicationFeeCents;
    events.set(id, { id, label: labelOf(title, startDate), date: startDate, feesCents });
  }
  return {
    events,
    isLoading: applied.isLoading || named.isLoading,
    problem: Boolean(applied.error ?? named.error),
  };
}
