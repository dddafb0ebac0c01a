import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';

export const ownEvents = {
  actions: 'Actions',
  view: { word: 'View', of: (title: string) => `View ${title}` },
  edit: { word: 'Edit', of: (title: string) => `Edit ${title}` },
  duplicate: { word: 'Duplicate', of: (title: string) => `Duplicate ${title}` },
  remove: { word: 'Delete', of: (title: string) => `Delete ${title}` },
  findListed: 'Find a listed event',
  notLoaded: 'Your events could not be loaded.',
} as const;

export const ownEventColumns = {
  event: 'Event',
  status: 'Status',
  refunding: 'Refunds in progress',
  draft: 'Draft',
  dates: 'Dates',
  place: 'Place',
  applications: 'Applications',
  noneYet: 'None yet',
  received: (count: number) => plural(count, { one: 'application', other: 'applications' }),
  roster: (count: number) => `Roster of ${plural(count, { one: 'vendor', other: 'vendors' })}`,
  fresh: (count: number) => `${formatCount(count)} new`,
  fees: 'Fees',
  accepted: 'Accepted',
  freeBooths: 'Free booths',
  noLimit: 'No limit',
} as const;

export const myEvents = {
  title: 'My events',
  lead: 'Your events, including drafts.',
  when: 'Dates',
  times: { upcoming: 'Upcoming', past: 'Past' },
  create: 'Create Event',
  search: 'Search events',
  none: { title: 'No events yet', text: 'Create your first event, or claim one that is already listed.' },
  noneThen: {
    upcoming: { title: 'No upcoming events', text: 'Create an event, or claim one that is already listed.' },
    past: { title: 'No past events', text: 'Your events appear here when they have ended.' },
  },
} as const;

export const activeEvents = {
  title: 'Active events',
  lead: 'Your published upcoming events, with applications and free booths.',
  none: {
    title: 'No upcoming published events',
    text: 'Publish a draft so vendors can apply.',
    action: 'Go to my events',
  },
} as const;

export const allEvents = {
  title: 'All events',
  lead: 'All your events, including past ones and drafts.',
  search: 'Search',
  searchExample: 'Title or place',
  status: 'Status',
  statuses: { any: 'All', draft: 'Drafts', published: 'Published' },
  when: 'Dates',
  times: { any: 'All', upcoming: 'Upcoming', past: 'Past' },
  filteredBy: (search: string, status: string, when: string) =>
    `Search: ${search || 'none'} · Status: ${status} · Dates: ${when}`,
  none: {
    title: 'No events yet',
    text: 'Events you create or claim appear here.',
    action: 'Create your first event',
  },
  noneLikeThat: {
    title: 'No events found',
    text: 'Try another word, or show all events.',
    action: 'Show all events',
  },
} as const;

export const eventPicker = {
  label: 'Event',
  all: 'All my events',
  choose: 'Choose an event',
  chosen: 'The event you chose',
  search: 'Find an event',
  found: (count: number) => `${plural(count, { one: 'event', other: 'events' })} found`,
  searchExample: 'Title or place',
} as const;
