import { addDays, DomainError, localDateAt } from '@stallbook/kernel';
import type { MarketEventDetails } from './market-event-details.js';

/** From the day of the change to an earlier day of the event. */
const NOTICE_DAYS = 2;

interface Given {
  /** Booths are paid. */
  hasPayments: boolean;
  now: Date;
}

/**
 * A vendor can withdraw from a paid booth until the event begins, by the policy they agreed to. So an event that is still
 * ahead never moves to a day that leaves them no time.
 * @throws DomainError EVENT.TOO_SOON
 */
export function assertNotice(before: MarketEventDetails, after: MarketEventDetails, { hasPayments, now }: Given): void {
  if (!hasPayments || after.eventDate >= before.eventDate) return;
  if (before.eventDate < localDateAt(now, before.timeZone)) return;
  if (after.eventDate >= addDays(localDateAt(now, after.timeZone), NOTICE_DAYS)) return;
  const message = `Vendors have paid for this event. Choose a day at least ${NOTICE_DAYS} days from now, so that they can still withdraw.`;
  throw new DomainError('EVENT.TOO_SOON', message, [{ path: 'eventDate', message }]);
}
