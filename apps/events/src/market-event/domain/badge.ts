import { closesAt, startOf } from '@stallbook/kernel';
import type { MarketEventDetails } from './market-event-details.js';

export type Badge = 'applications_pending_organizer' | 'past_event' | 'applications_closed' | 'applications_open';

/** What a badge depends on. Epoch milliseconds keep long lists fast. */
export interface BadgeInputs {
  awaitsOrganizer: boolean;
  startsAt: number;
  closesAt: number | null;
}

export function badgeInputs(
  event: { seededByAdmin: boolean; organizerClaimed: boolean; isSetUp: boolean },
  { eventDate, startTime, applicationDeadline, timeZone }: MarketEventDetails,
): BadgeInputs {
  return {
    awaitsOrganizer: event.seededByAdmin && !(event.organizerClaimed && event.isSetUp),
    startsAt: startOf({ startDate: eventDate, startTime, timeZone }).getTime(),
    closesAt: applicationDeadline ? closesAt(applicationDeadline, timeZone).getTime() : null,
  };
}

/** The first rule that applies, in the order of the specification. */
export function badgeAt({ awaitsOrganizer, startsAt, closesAt }: BadgeInputs, now: Date): Badge {
  const at = now.getTime();
  if (awaitsOrganizer) return 'applications_pending_organizer';
  if (startsAt < at) return 'past_event';
  if (closesAt !== null && closesAt < at) return 'applications_closed';
  return 'applications_open';
}
