import { formatDateRange } from '../../lib/format/dates.js';
import { datesOf, type Filters } from './filters.js';
import { eventSearch as texts } from './texts/search.js';

export function datesText(chosen: Filters): string {
  const { dateFrom, dateTo } = datesOf(chosen, new Date());
  if (chosen.range !== 'custom') return texts.ranges[chosen.range];
  if (dateFrom && dateTo) return formatDateRange(dateFrom, dateTo);
  if (dateFrom) return texts.fromDay(formatDateRange(dateFrom));
  return dateTo ? texts.untilDay(formatDateRange(dateTo)) : texts.ranges.custom;
}

export const distanceText = ({ within }: Filters): string =>
  within ? texts.distance.within(within) : texts.distance.any;
