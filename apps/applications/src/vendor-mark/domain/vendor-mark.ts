import { badInput, DomainError, hasDayBegun, type FirstDay } from '@stallbook/kernel';

export interface VendorMarkFacts {
  attendance: 'came' | 'late' | 'no_show';
  /** 1 to 5. */
  rating: number | null;
}

/** @throws DomainError before the market day, or for a rating of a vendor who did not come */
export function checkVendorMark({ attendance, rating }: VendorMarkFacts, market: FirstDay, now: Date): void {
  if (!hasDayBegun(market, now)) {
    throw new DomainError('VENDOR_MARK.TOO_EARLY', 'Vendors can be rated once the market day has begun.');
  }
  if (attendance === 'no_show' && rating !== null) {
    const message = 'A vendor who did not come has no rating';
    throw badInput(message, [{ path: 'rating', message }]);
  }
}
