import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';

export const eventSearch = {
  what: { name: 'What', example: 'Event, city, or product' },
  where: { name: 'Where', example: 'City, state, or ZIP code' },
  when: 'When',
  ranges: {
    '30': 'Past 30 days and next 6 months',
    '60': 'Past 60 days and next 6 months',
    '180': 'Past 6 months and next 6 months',
    this_month: 'This month',
    next_month: 'Next month',
    all: 'All dates',
    custom: 'Custom',
  },
  fromDay: (day: string) => `From ${day}`,
  untilDay: (day: string) => `Until ${day}`,
  distance: {
    name: 'Distance',
    any: 'Any distance',
    within: (miles: string) => `Within ${miles} miles`,
  },
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  type: 'Type',
  anyType: 'Any type',
  open: 'Open for applications',
  more: {
    name: 'More filters',
    chosen: (count: number) => (count > 0 ? `${count} chosen` : 'None'),
  },
} as const;

export const eventList = {
  loading: 'Loading...',
  order: {
    label: 'Sort',
    byDate: 'Latest date first',
    byMatch: 'Best match first',
    date_ascending: 'Soonest first',
    date_descending: 'Latest date first',
    lowest_fee: 'Lowest fee',
    newest_first: 'Recently added',
    nearest: 'Nearest first',
  },
  map: 'Show map',
  list: 'Hide map',
  foundMany: (total: number) => `More than ${formatCount(total)} events`,
  found: (total: number) => plural(total, { one: 'event', other: 'events' }),
  foundWithin: (total: number, dates: string) => `${plural(total, { one: 'event', other: 'events' })} · ${dates}`,
  notLoaded: 'Failed to load events. Please try again.',
  reload: 'Reload Events',
  pages: 'Pages of events',
} as const;

export const eventCard = {
  away: (miles: number) => `${miles < 10 ? miles : Math.round(miles)} mi away`,
  noFees: 'No fees',
  applyBy: (day: string) => `Apply by ${day}`,
  feesUnknown: 'Fees to be announced',
  fees: 'booth and application',
  boothFee: 'booth',
  claim: 'Claim',
  claimOf: (title: string) => `Claim ${title}`,
} as const;
