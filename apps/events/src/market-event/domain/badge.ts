import { instantOf } from '@stallbook/kernel';
import type { MarketEventDetails } from './market-event-details.js';

export type Badge = 'applications_pending_organizer' | 'past_event' | 'applications_closed' | 'applications_open';

/** What a badge depends on, as epoch milliseconds: a list shows many badges a second. */
export interface BadgeFacts {
  awaitsOrganizer: boolean;
  startsAt: number;
  /** null without a deadline. */
  closesAt: number | null;
}

/** The start is that day's end where no time is known; the deadline holds until its local day ends. */
export function badgeFacts(
  event: { seededByAdmin: boolean; organizerClaimed: boolean },
  { eventDate, startTime, applicationDeadline, timeZone }: MarketEventDetails,
): BadgeFacts {
  return {
    awaitsOrganizer: event.seededByAdmin && !event.organizerClaimed,
    startsAt: instantOf(eventDate, startTime ?? undefined, timeZone).getTime(),
    closesAt: applicationDeadline ? instantOf(applicationDeadline, undefined, timeZone).getTime() : null,
  };
}

/** The first rule that holds, in the specification's order. */
export function badgeAt({ awaitsOrganizer, startsAt, closesAt }: BadgeFacts, now: Date): Badge {
  const at = now.getTime();
  if (awaitsOrganizer) return 'applications_pending_organizer';
  if (startsAt < at) return 'past_event';
  if (closesAt !== null && closesAt < at) return 'applications_closed';
  return 'applications_open';
}
