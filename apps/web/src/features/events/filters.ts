import { isEventType, type EventType } from '../../components/event/event-words.js';
import { shiftDate } from '../../lib/format/dates.js';

export const pageSize = 12;
export const ranges = ['30', '60', '180', 'all', 'custom'] as const;
export type Range = (typeof ranges)[number];

export interface Filters {
  search: string;
  location: string;
  eventType: EventType | '';
  range: Range;
  dateFrom: string;
  dateTo: string;
  page: number;
}

/** Days back; each range also covers the next six months. `all` has no dates. */
export function datesOf(range: Exclude<Range, 'custom'>, today: Date): { dateFrom: string; dateTo: string } {
  if (range === 'all') return { dateFrom: '', dateTo: '' };
  const dateFrom = range === '180' ? shiftDate(today, { months: -6 }) : shiftDate(today, { days: -Number(range) });
  return { dateFrom, dateTo: shiftDate(today, { months: 6 }) };
}

const isRange = (text: string | null): text is Range => ranges.some((range) => range === text);

/** The address holds every filter, so that searches can be shared and Back works. */
export function readFilters(params: URLSearchParams, today: Date): Filters {
  const asked = params.get('range');
  const type = params.get('type') ?? '';
  const range = isRange(asked) ? asked : '60';
  const dates =
    range === 'custom' ? { dateFrom: params.get('from') ?? '', dateTo: params.get('to') ?? '' } : datesOf(range, today);
  return {
    search: params.get('search') ?? '',
    location: params.get('location') ?? '',
    eventType: isEventType(type) ? type : '',
    range,
    ...dates,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
}

export function writeFilters(filters: Filters, change: Partial<Filters>): URLSearchParams {
  const next = { ...filters, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.search.trim()) params.set('search', next.search.trim());
  if (next.location.trim()) params.set('location', next.location.trim());
  if (next.eventType) params.set('type', next.eventType);
  if (next.range !== '60') params.set('range', next.range);
  if (next.range === 'custom') {
    if (next.dateFrom) params.set('from', next.dateFrom);
    if (next.dateTo) params.set('to', next.dateTo);
  }
  if (next.page > 1) params.set('page', String(next.page));
  return params;
}

export const isFiltered = (filters: Filters): boolean =>
  Boolean(filters.search || filters.location || filters.eventType || filters.range !== 'all');

export const toInput = ({ search, location, eventType, dateFrom, dateTo, page }: Filters) => ({
  search: search || undefined,
  location: location || undefined,
  eventType: eventType || undefined,
  dateFrom: dateFrom || undefined,
  dateTo: dateTo || undefined,
  page,
  pageSize,
});
