import { boothsLeft } from '../../components/event/free-booths.js';
import type { ProEventsQuery, ProRevenueQuery } from './api/organizer-pro.generated.js';

type ProEvent = ProEventsQuery['events']['items'][number];
type Revenue = ProRevenueQuery['revenue'][number];

export interface Forecast {
  event: ProEvent;
  /** null without a limit. */
  boothsLeft: number | null;
  receivedCents: number;
  outstandingCents: number;
  openCents: number;
}

/** What each event brought in, is owed, and can still earn with its booths left while it takes applications. */
export function forecastOf(events: readonly ProEvent[], revenue: readonly Revenue[]): Forecast[] {
  const byEvent = new Map(revenue.map((one) => [one.eventId, one]));
  return events.map((event) => {
    const found = byEvent.get(event.id);
    const isOpen = event.badge === 'applications_open';
    const left = boothsLeft(event.maxVendors, event.applicationCounts?.accepted ?? 0);
    return {
      event,
      boothsLeft: left,
      receivedCents: found?.payoutCents ?? 0,
      outstandingCents: (found?.outstandingCents ?? 0) + (event.applicationCounts?.heldFeesCents ?? 0),
      openCents: isOpen ? (left ?? 0) * (event.boothFeeCents + event.applicationFeeCents) : 0,
    };
  });
}
