import { eventTypes, type EventType } from '../../components/event/event-words.js';
import { shiftDate } from '../../lib/format/dates.js';
import { oneOf, picked, typed, type Chosen } from '../../lib/lists/filters.js';
import type { ListAddress } from '../../lib/lists/use-list-address.js';

export const ranges = ['30', '60', '180', 'all', 'custom'] as const;
export type Range = (typeof ranges)[number];
const types = Object.keys(eventTypes) as EventType[];

export const eventFilters = {
  search: typed,
  location: typed,
  type: oneOf('', ...types),
  range: oneOf('60', '30', '180', 'all', 'custom'),
  from: picked,
  to: picked,
  order: oneOf('', 'date_ascending', 'date_descending', 'lowest_fee', 'newest_first'),
};
export type Filters = Chosen<typeof eventFilters>;
export const orders = eventFilters.order.values;
export type Order = Filters['order'];
export type EventFilters = ListAddress<typeof eventFilters>;

/** Quick ranges reach so far back, and six months ahead; `all` has no dates. */
export function datesOf({ range, from, to }: Pick<Filters, 'range' | 'from' | 'to'>, today: Date) {
  if (range === 'custom') return { dateFrom: from, dateTo: to };
  if (range === 'all') return { dateFrom: '', dateTo: '' };
  const dateFrom = range === '180' ? shiftDate(today, { months: -6 }) : shiftDate(today, { days: -Number(range) });
  return { dateFrom, dateTo: shiftDate(today, { months: 6 }) };
}

export const isFiltered = ({ search, location, type, range }: Filters): boolean =>
  Boolean(search || location || type || range !== 'all');

export const toInput = (filters: Filters, today: Date, order: Order = filters.order) => {
  const { dateFrom, dateTo } = datesOf(filters, today);
  return {
    search: filters.search || undefined,
    location: filters.location || undefined,
    eventType: filters.type || undefined,
    dateFrom: dateFrom || undefined,
    dateTo: dateTo || undefined,
    order: order || undefined,
  };
};
