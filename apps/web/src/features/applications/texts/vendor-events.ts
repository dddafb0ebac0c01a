import { plural } from '../../../lib/format/text.js';

const counted = (total: number) => plural(total, { one: 'event', other: 'events' });

export const acceptedEvents = {
  title: 'Accepted events',
  counted,
  pages: 'Pages of accepted events',
  notLoaded: 'Your accepted events could not be loaded.',
  none: 'No accepted events yet',
  noneText: 'Events whose organizer accepts you appear here, with your booth, the fees, and the files.',
  find: 'Find an event',
  boothLocation: 'Booth location',
  noBooth: 'Not assigned yet',
  boothFee: 'Booth fee',
  applicationFee: 'Application fee',
  total: 'Total',
  message: 'Message from the organizer',
  showFiles: 'Show files',
  hideFiles: 'Hide files',
} as const;

export const pastEvents = 'Past events';

export const upcomingEvents = {
  title: 'Upcoming events',
  counted,
  pages: 'Pages of upcoming events',
  notLoaded: 'Your upcoming events could not be loaded.',
  none: 'No upcoming events',
  noneText: 'Your upcoming accepted events appear here, soonest first.',
  find: 'Find an event',
  hours: 'Open',
  place: 'Place',
  booth: 'Booth location',
  noBooth: 'Not assigned yet',
  loadIn: 'Load-in',
  loadOut: 'Load-out',
  unknown: 'Not announced yet',
  setup: 'Setup',
  phone: 'Contact phone',
  toAccepted: 'Booths, fees, and files',
} as const;
