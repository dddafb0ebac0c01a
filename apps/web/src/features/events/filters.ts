import { stateNamed } from '@stallbook/kernel/us-states';
import type { Amenity } from './amenities.js';
import type { EventType } from '../../components/event/event-labels.js';
import { eventTypes } from '../../components/event/texts.js';
import { shiftDate } from '../../lib/format/dates.js';
import { parseDollars } from '../../lib/format/money.js';
import { oneOf, picked, typed, typedUpTo, type Chosen } from '../../lib/lists/filters.js';
import type { ListAddress } from '../../lib/lists/use-list-address.js';

const types = Object.keys(eventTypes) as EventType[];

export const eventFilters = {
  search: typed,
  location: typed,
  type: oneOf('', ...types),
  range: oneOf('60', '30', '180', 'this_month', 'next_month', 'all', 'custom'),
  from: picked,
  to: picked,
  within: oneOf('', '10', '25', '50', '100', '250'),
  open: oneOf('', 'yes'),
  /** Dollars. */
  feeFrom: typedUpTo(12),
  feeTo: typedUpTo(12),
  setting: oneOf('', 'indoor', 'outdoor', 'both'),
  /** Names, separated by commas. Typed, because several are picked faster than an address changes. */
  amenities: typed,
  order: oneOf('', 'date_ascending', 'date_descending', 'lowest_fee', 'newest_first', 'nearest'),
  view: oneOf('', 'map'),
  /** South, west, north, east of a part of the map. */
  area: picked,
};
export type Filters = Chosen<typeof eventFilters>;
export const orders = eventFilters.order.values;
export type Order = Filters['order'];
export const distances = eventFilters.within.values;
export type EventFilters = ListAddress<typeof eventFilters>;

function monthOf(today: Date, months: number) {
  const [year, month] = [today.getFullYear(), today.getMonth() + months];
  return { dateFrom: shiftDate(new Date(year, month, 1), {}), dateTo: shiftDate(new Date(year, month + 1, 0), {}) };
}

/** An address may say anything, and only days of the calendar can be shown. */
const dayIn = (text: string) => (text.length === 10 && Date.parse(`${text}T12:00Z`) ? text : '');

/** Numbered ranges reach so far back, and six months ahead; `all` has no dates. */
export function datesOf({ range, from, to }: Pick<Filters, 'range' | 'from' | 'to'>, today: Date) {
  if (range === 'custom') return { dateFrom: dayIn(from), dateTo: dayIn(to) };
  if (range === 'all') return { dateFrom: '', dateTo: '' };
  if (range === 'this_month') return monthOf(today, 0);
  if (range === 'next_month') return monthOf(today, 1);
  const dateFrom = range === '180' ? shiftDate(today, { months: -6 }) : shiftDate(today, { days: -Number(range) });
  return { dateFrom, dateTo: shiftDate(today, { months: 6 }) };
}

export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

export function areaOf({ area }: Pick<Filters, 'area'>): Area | undefined {
  const [south, west, north, east, ...more] = area.split(',').map(Number);
  if (more.length > 0 || south === undefined || west === undefined || north === undefined) return undefined;
  const isArea = east !== undefined && south < north && west < east && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isArea && Math.abs(west) <= 180 && Math.abs(east) <= 180 ? { south, west, north, east } : undefined;
}

/** Insurance is demanded of vendors, so no one looks for it. */
export const soughtAmenities = [
  'tableProvided',
  'electricityAvailable',
  'wifiAvailable',
  'parkingAvailable',
  'foodVendorsAllowed',
] as const satisfies readonly Amenity[];

export function amenitiesOf({ amenities }: Pick<Filters, 'amenities'>) {
  const chosen = amenities.split(',');
  return soughtAmenities.filter((amenity) => chosen.includes(amenity));
}

const MAX_FEE_CENTS = 10_000_000;

/** In order, whichever was typed first. An amount that can't be read is no limit, nor is a minimum of zero. */
export function feesOf({ feeFrom, feeTo }: Pick<Filters, 'feeFrom' | 'feeTo'>) {
  const [from, to] = [feeFrom, feeTo].map((text) => {
    const cents = parseDollars(text);
    return cents === null ? undefined : Math.min(cents, MAX_FEE_CENTS);
  });
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const [least, most] = isBackwards ? [to, from] : [from, to];
  return { feeMinCents: least || undefined, feeMaxCents: most };
}

/** How many of fee, setting, and amenities are chosen. */
export function offerCount(chosen: Filters): number {
  const { feeMinCents, feeMaxCents } = feesOf(chosen);
  const hasFee = feeMinCents !== undefined || feeMaxCents !== undefined;
  return Number(hasFee) + Number(chosen.setting !== '') + amenitiesOf(chosen).length;
}

/** How many differ from the default, apart from the search text and the checkbox above the list. */
export function filterCount(chosen: Filters): number {
  const { location, within, range, type, area } = chosen;
  return [location, within, range !== '60', type, area].filter(Boolean).length + offerCount(chosen);
}

/** Whether there is something to clear. */
export const isNarrowed = (chosen: Filters): boolean => [chosen.search, chosen.open, filterCount(chosen)].some(Boolean);

/** The list finds a place by any part of its name, and a code is part of many. */
export const placeText = (location: string): string => stateNamed(location)?.name ?? location;

/** A place is a text to find, unless a distance is measured from it. */
function whereOf({ location, within }: Filters, order: Order) {
  if (!location) return {};
  if (!within && order !== 'nearest') return { location: placeText(location) };
  return { near: location, withinMiles: within ? Number(within) : undefined };
}

export const toInput = (filters: Filters, today: Date, order: Order = filters.order) => {
  const { dateFrom, dateTo } = datesOf(filters, today);
  const amenities = amenitiesOf(filters);
  return {
    search: filters.search || undefined,
    ...whereOf(filters, order),
    area: areaOf(filters),
    eventType: filters.type || undefined,
    openToApplications: filters.open === 'yes' || undefined,
    ...feesOf(filters),
    indoorOutdoor: filters.setting || undefined,
    amenities: amenities.length > 0 ? amenities : undefined,
    dateFrom: dateFrom || undefined,
    dateTo: dateTo || undefined,
    order: order || undefined,
  };
};
