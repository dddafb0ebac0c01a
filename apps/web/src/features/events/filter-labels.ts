import { formatDateRange } from '../../lib/format/dates.js';
import { formatPrice } from '../../lib/format/money.js';
import { datesOf, feesOf, type Filters } from './filters.js';
import { eventSearch as texts } from './texts/search.js';

export function datesText(chosen: Filters): string {
  const { dateFrom, dateTo } = datesOf(chosen, new Date());
  if (chosen.range !== 'custom') return texts.ranges[chosen.range];
  if (dateFrom && dateTo) return formatDateRange(dateFrom, dateTo);
  if (dateFrom) return texts.fromDay(formatDateRange(dateFrom));
  return dateTo ? texts.untilDay(formatDateRange(dateTo)) : texts.ranges.custom;
}

/** Empty if there is no limit. */
export function feesText(chosen: Filters): string {
  const { feeMinCents: least, feeMaxCents: most } = feesOf(chosen);
  if (most === 0) return texts.fees.none;
  if (most === undefined) return least ? texts.fees.from(formatPrice(least)) : '';
  return least ? texts.fees.between(formatPrice(least), formatPrice(most)) : texts.fees.upTo(formatPrice(most));
}

export const distanceText = ({ within }: Filters): string =>
  within ? texts.distance.within(within) : texts.distance.any;
