import { DomainError, refundTermsAt, type LocalDate, type RefundTerms } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import { ownApplication, type ApplicationDetails, type ApplicationState } from './application.state.js';

export interface MarketDates {
  startDate: LocalDate;
  timeZone: string;
  startsAt: Date;
}

export interface Owned {
  /** Who has the market event now. */
  organizerId: string | null;
}

export interface Withdraw {
  type: 'withdraw';
  vendorId: string;
  market: MarketDates & Owned;
  now: Date;
  /** What the vendor was shown; undefined if they know of no acceptance. */
  refundPercent?: number | undefined;
}

/** An application that is not decided becomes a draft again; an accepted one frees its booth for good. */
export function withdraw(command: Withdraw, state: ApplicationState): ApplicationEvent[] {
  const { vendorId, market, now, refundPercent } = command;
  const own = ownApplication(state, vendorId);
  const { applicationId } = own;
  if (own.status === 'pending') return [{ type: 'application.withdrawn', data: { applicationId, vendorId } }];
  if (own.status !== 'accepted') {
    throw new DomainError('APPLICATION.NOT_PENDING', 'Only a pending or accepted application can be withdrawn.');
  }
  if (refundPercent === undefined) {
    throw new DomainError(
      'APPLICATION.ACCEPTED_MEANWHILE',
      'This application was accepted meanwhile. Please look at it again.',
    );
  }
  if (market.startsAt < now) throw new DomainError('APPLICATION.EVENT_PAST', 'This event has already passed.');
  const { percent } = withdrawalTerms(own, market, now);
  if (percent !== refundPercent) {
    throw new DomainError('APPLICATION.REFUND_CHANGED', 'The refund has changed. Please look at it again.');
  }
  return [released(own, market, percent)];
}

export const released = (
  { applicationId, vendorId }: ApplicationDetails,
  { organizerId }: Owned,
  refundPercent: number,
): ApplicationEvent => ({
  type: 'application.booth-released',
  data: { applicationId, vendorId, organizerId, refundPercent },
});

/**
 * The policy at the time of the application decides, with the start at that time or the current one, whichever is later.
 * It also covers a payment that the vendor's bank has not confirmed yet, and money that returns after a refund. Later
 * payments are refunded in full.
 * @throws APPLICATION.NOT_ACCEPTED
 */
export function withdrawalTerms(
  { status, refundPolicy, paymentStatus }: ApplicationDetails,
  { startDate, timeZone }: MarketDates,
  now: Date,
): RefundTerms {
  if (status !== 'accepted') {
    throw new DomainError('APPLICATION.NOT_ACCEPTED', 'Only an accepted application has a booth to give up.');
  }
  const later = refundPolicy && refundPolicy.startDate > startDate ? refundPolicy.startDate : startDate;
  const terms = refundTermsAt(refundPolicy, { startDate: later, timeZone }, now);
  const isPaid = paymentStatus !== 'pending' && paymentStatus !== 'failed';
  return isPaid ? terms : { ...terms, percent: 100 };
}
