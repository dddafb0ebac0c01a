import type { ConnectedAccountStatus } from '../../features/payments/api/payments.generated.js';
import { plural } from '../../lib/format/text.js';

export const dashboard = {
  title: 'Dashboard',
  greeting: (name: string) => `Good to see you${name ? `, ${name}` : ''}`,
  lead: 'Your next markets, your applications and payments, and what waits for you.',
  loading: 'Loading...',
} as const;

export const adminDashboard = {
  lead: 'You manage this marketplace.',
  open: 'Open the admin dashboard',
  notLoaded: 'Some counts could not be loaded.',
  pendingClaims: 'Pending claims',
  published: 'Published events',
  vendors: 'Vendors',
  organizers: 'Organizers',
} as const;

export const vendorDashboard = {
  find: 'Find an event',
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  draft: 'Draft',
  noneAhead: {
    title: 'No upcoming market days',
    text: 'Once an organizer accepts you, you’ll see the day, place, and load-in time here.',
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
  details: 'All details',
  unknown: 'To be announced',
} as const;

export const openMarkets = {
  title: 'Open to applications',
  titleNear: (state: string) => `Open to applications in ${state}`,
  all: 'All events',
  notLoaded: 'The open events could not be loaded.',
  none: {
    title: 'No other events are open right now',
    text: 'New events appear here as soon as they open for applications.',
    action: 'Browse all events',
  },
} as const;

export const organizerDashboard = {
  create: 'Create Event',
  newApplications: 'New applications',
  eventsAhead: 'Upcoming events',
  moneyIn: 'Revenue',
  moneyInNote: 'after fees and refunds',
  outstanding: 'Outstanding',
  outstandingNote: 'accepted, not paid yet',
  noneAhead: {
    title: 'No upcoming events',
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
  appliedTo: (event: string) => `applied to ${event}`,
} as const;

export const ownMarkets = {
  title: 'Your events',
  all: 'All my events',
  notLoaded: 'Your events could not be loaded.',
  event: 'Event',
  dates: 'Dates',
  status: 'Status',
  filled: 'Booths filled',
  moneyIn: 'Revenue',
  accepted: (vendors: number) => `${vendors} accepted`,
  acceptedOf: (vendors: number, booths: number) =>
    vendors < booths ? `${vendors} of ${booths}` : `Full: ${vendors} of ${booths}`,
} as const;

export const tasks = {
  title: 'What needs your attention',
  notLoaded: 'Your tasks could not be loaded.',
  none: 'You’re all caught up. New applications appear here.',
  applications: {
    text: (count: number, event: string) =>
      `${plural(count, { one: 'new application', other: 'new applications' })} to ${event}`,
    action: 'Review',
  },
  uncounted: { text: 'New applications could not be counted', action: 'Review' },
  account: {
    text: {
      none: 'Vendors can’t pay you yet: connect a payment account',
      onboarding: 'Vendors can’t pay you yet: finish setting up your payment account',
      pending: 'Vendors can’t pay you: Stripe is checking your payment account',
      not_found: 'Vendors can’t pay you: your payment account isn’t accessible',
    } satisfies Record<Exclude<ConnectedAccountStatus, 'active'>, string>,
    action: 'Set up payments',
    late: 'We are checking your payment account',
  },
  unpaid: {
    text: (amount: string, event: string) => `${amount} for booths at ${event} is not paid yet`,
    action: 'Remind vendors',
  },
  booths: {
    text: (count: number, event: string) =>
      `${plural(count, { one: 'accepted vendor has', other: 'accepted vendors have' })} no booth at ${event}`,
    action: 'Assign booths',
  },
  gettingReady: {
    text: (event: string) => `Vendors can’t apply to ${event} yet: check its details and confirm them`,
    action: 'Get it ready',
  },
  draft: { text: (event: string) => `${event} is a draft only you can see`, action: 'Open the draft' },
  unread: {
    text: (count: number) => plural(count, { one: 'unread notification', other: 'unread notifications' }),
    action: 'Read',
  },
} as const;
