import { plannedFields } from '@stallbook/kernel';
import type { MarketEventEvent } from './market-event.events.js';
import type { LiveMarketEvent } from './market-event.state.js';
import type { MarketEventDetails } from './market-event-details.js';

/** Nothing while the event is a draft: no one planned by it. */
export function rescheduled(
  { status, details: before }: LiveMarketEvent,
  after: MarketEventDetails,
  reason: string | null,
): MarketEventEvent[] {
  const changes = plannedFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  if (status !== 'published' || changes.length === 0) return [];
  return [{ type: 'market-event.rescheduled', data: { changes, reason: reason?.trim() || null } }];
}
