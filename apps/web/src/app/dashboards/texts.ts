import type { ConnectedAccountStatus } from '../../features/payments/api/payments.generated.js';
import { plural } from '../../lib/format/text.js';

/** What the dashboards of all roles share. */
export const dashboard = {
  title: 'Dashboard',
  greeting: (name: string) => `Good to see you${name ? `, ${name}` : ''}`,
  loading: 'Loading...',
  someEvent: 'Event',
} as const;

export const adminDashboard = {
  lead: 'You look after this marketplace.',
  open: 'Open the admin dashboard',
  notLoaded: 'Not all counts could be loaded.',
  pendingClaims: 'Pending claims',
  published: 'Published events',
  vendors: 'Vendors',
  organizers: 'Organizers',
} as const;

export const vendorDashboard = {
  find: 'Find a market',
  pending: 'With organizers',
  accepted: 'Accepted',
  rejected: 'Rejected',
  draft: 'Not sent yet',
  noneAhead: {
    title: 'No market day ahead yet',
    text: 'Once an organizer accepts you, the day, the place and the load-in time stand here.',
  },
  later: 'After that',
} as const;

export const nextMarket = {
  title: 'Your next market day',
  notLoaded: 'Your next market day could not be loaded.',
  when: 'When',
  loadIn: 'Load-in',
  where: 'Where',
  booth: 'Your booth',
  unknown: 'Not said yet',
} as const;

export const openMarkets = {
  title: 'Open to applications',
  titleNear: (state: string) => `Open to applications in ${state}`,
  all: 'All markets',
  notLoaded: 'The open markets could not be loaded.',
  none: {
    title: 'No other market is open right now',
    text: 'New ones show up here as soon as they take applications.',
    action: 'Look at all markets',
  },
} as const;

export const paymentsDue = {
  title: 'Waiting for your payment',
  all: 'All payments',
  failed: 'Payment failed',
  unpaid: 'Not paid',
} as const;

export const organizerDashboard = {
  create: 'Create Event',
  newApplications: 'New applications',
  eventsAhead: 'Events ahead',
  moneyIn: 'Money in',
  moneyInNote: 'after the platform fee',
  outstanding: 'Outstanding',
  outstandingNote: 'accepted, not paid yet',
  noneAhead: {
    title: 'No market ahead yet',
    text: 'Create an event, or claim one that is already listed.',
    action: 'Create your first event',
  },
} as const;

export const newest = {
  title: 'New applications',
  all: 'All new applications',
  notLoaded: 'The new applications could not be loaded.',
  someVendor: 'A vendor',
  someEvent: 'your event',
  /** Behind the vendor's name. */
  appliedTo: (event: string) => `applied to ${event}`,
} as const;

export const ownMarkets = {
  title: 'Your markets',
  all: 'All my events',
  notLoaded: 'Your markets could not be loaded.',
  event: 'Event',
  dates: 'Dates',
  status: 'Status',
  filled: 'Booths filled',
  moneyIn: 'Money in',
  accepted: (vendors: number) => `${vendors} accepted`,
  acceptedOf: (vendors: number, booths: number) => `${vendors} of ${booths}`,
} as const;

/** What waits for the organizer, and what the button beside it says. */
export const tasks = {
  title: 'What needs you today',
  notLoaded: 'What waits for you could not be loaded.',
  none: 'Nothing waits for you. New applications show up here.',
  buttonOf: (action: string, task: string) => `${action}: ${task}`,
  applications: {
    text: (count: number, event: string) =>
      `${plural(count, { one: 'new application', other: 'new applications' })} to ${event}`,
    action: 'Review',
  },
  uncounted: { text: 'The new applications could not be counted just now', action: 'Look at them' },
  account: {
    text: {
      none: 'Vendors cannot pay you yet: no payment account is connected',
      onboarding: 'Vendors cannot pay you yet: the setup of your payment account is not finished',
      not_found: 'Vendors cannot pay you: your payment account is not accessible',
    } as Partial<Record<ConnectedAccountStatus, string>>,
    action: 'Set up payments',
  },
  draft: { text: (event: string) => `${event} is a draft that only you can see`, action: 'Open the draft' },
  unread: {
    text: (count: number) => plural(count, { one: 'unread notification', other: 'unread notifications' }),
    action: 'Read',
  },
} as const;
