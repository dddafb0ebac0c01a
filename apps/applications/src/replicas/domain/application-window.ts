import { DomainError, instantOf, localDateAt, type LocalDate } from '@stallbook/kernel';

export interface MarketEventTimes {
  status: 'draft' | 'published';
  organizerId: string | null;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  /** Its new organizer has yet to confirm fees and dates. */
  gettingReady: boolean;
  /** IANA zone in which the dates and times hold. */
  timeZone: string;
  /** The instant that `startOf` gives. */
  startsAt: Date;
  applicationDeadline: string | null;
}

export type ApplicationWindow = 'unpublished' | 'pending-organizer' | 'getting-ready' | 'past' | 'closed' | 'open';

/** The same order as the badge that users see: the first rule that fits decides. */
export function applicationWindow(market: MarketEventTimes, now: Date): ApplicationWindow {
  if (market.status !== 'published') return 'unpublished';
  if (market.organizerId === null || (market.seededByAdmin && !market.organizerClaimed)) return 'pending-organizer';
  if (market.gettingReady) return 'getting-ready';
  if (market.startsAt < now) return 'past';
  if (market.applicationDeadline && deadlineOf(market.applicationDeadline, market.timeZone) < now) return 'closed';
  return 'open';
}

/** Without a known time, the end of that local day. */
export const startOf = (market: { startDate: string; startTime: string | null; timeZone: string }): Date =>
  instantOf(market.startDate, market.startTime ?? undefined, market.timeZone);

export interface MarketDay {
  startDate: LocalDate;
  timeZone: string;
}

/** From the midnight before, as a market event may have no start time. */
export const hasDayBegun = ({ startDate, timeZone }: MarketDay, now: Date): boolean =>
  localDateAt(now, timeZone) >= startDate;

/** `2027-05-01` or `2027-05-01T18:00:00`, local. */
function deadlineOf(deadline: string, zone: string): Date {
  const [date = '', time] = deadline.split('T');
  return instantOf(date, time, zone);
}

const refusals: Record<Exclude<ApplicationWindow, 'open'>, [code: string, message: string]> = {
  unpublished: ['NOT_FOUND', 'Event not found'],
  'pending-organizer': [
    'APPLICATION.PENDING_ORGANIZER',
    'This event does not take applications before its organizer has joined.',
  ],
  'getting-ready': [
    'APPLICATION.GETTING_READY',
    'The organizer is getting ready. Applications open once the fees and dates are confirmed.',
  ],
  past: ['APPLICATION.EVENT_PAST', 'This event has already passed.'],
  closed: ['APPLICATION.DEADLINE_PASSED', 'The application deadline has passed.'],
};

/** @throws DomainError with the reason if the market event takes no applications */
export function assertOpen(window: ApplicationWindow): void {
  if (window !== 'open') throw new DomainError(...refusals[window]);
}
