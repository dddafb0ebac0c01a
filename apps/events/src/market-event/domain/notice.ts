import { addDays, DomainError, isPresent, localDateAt, startOf, type LocalDate } from '@stallbook/kernel';
import { isReplanned, type DetailsChange } from './details-change.js';
import type { MarketEventDetails } from './market-event-details.js';
import type { LiveMarketEvent, MarketEventState } from './market-event.state.js';

/** From the day of the change to an earlier day of the event. */
const NOTICE_DAYS = 2;
/** From a move to its return. */
const RETURN_MS = 48 * 60 * 60_000;

/** The latest move of the event to another day. */
export interface Move {
  from: LocalDate;
  at: Date;
}

interface Given {
  /** When the newest booth was paid; null if none is. */
  paidAt: Date | null;
  now: Date;
}

/**
 * A vendor can withdraw from a paid booth until the event begins, by the policy they agreed to. So an event that is still
 * ahead never moves to a day that leaves them no time, or to a start that has passed. A mistaken move can be undone
 * as long as every vendor booked the day before it.
 * @throws DomainError EVENT.TOO_SOON
 */
export function assertNotice(
  { details: before, lastMove }: LiveMarketEvent,
  after: MarketEventDetails,
  { paidAt, now }: Given,
): void {
  if (paidAt === null || hasBegun(before, now)) return;
  const isLate = hasBegun(after, now);
  const isReturn =
    after.eventDate === lastMove?.from &&
    paidAt <= lastMove.at &&
    now.getTime() - lastMove.at.getTime() <= RETURN_MS &&
    !isLate;
  const isSoon = after.eventDate < addDays(localDateAt(now, after.timeZone), NOTICE_DAYS);
  if (after.eventDate < before.eventDate && isSoon && !isReturn) {
    throw tooSoon(
      'eventDate',
      `Vendors have paid for this event. Choose a day at least ${NOTICE_DAYS} days from now, so that they can still withdraw.`,
    );
  }
  if (isLate) {
    throw tooSoon(
      'startTime',
      'Vendors have paid for this event. Choose a start that is still ahead, so that they can still withdraw.',
    );
  }
}

/** Without asking whether booths are paid. */
export const mayNeedNotice = (
  { actorId, change }: { actorId: string; change: DetailsChange },
  state: MarketEventState,
): boolean => isPresent(state) && state.organizerId === actorId && isReplanned(state.details, change);

export const movedWith = (
  { details, lastMove }: LiveMarketEvent,
  { eventDate }: Pick<MarketEventDetails, 'eventDate'>,
  at: Date,
): Move | null => (eventDate === details.eventDate ? lastMove : { from: details.eventDate, at });

const hasBegun = ({ eventDate, startTime, timeZone }: MarketEventDetails, now: Date): boolean =>
  startOf({ startDate: eventDate, startTime, timeZone }) < now;

const tooSoon = (path: string, message: string) => new DomainError('EVENT.TOO_SOON', message, [{ path, message }]);
