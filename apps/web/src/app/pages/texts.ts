import { plural } from '../../lib/format/text.js';

export const billing = {
  title: 'Billing',
  lead: 'Your plan, your payment method and your invoices.',
  leadOfOrganizer: 'Your plan, your invoices, and the account your payouts go to.',
} as const;

export const eventPage = {
  forecast: 'Forecast your profit',
  canceled: {
    title: 'This event is canceled',
    text: 'The organizer canceled it. Everyone who paid gets everything back; you can follow your refund in your payments.',
    payments: 'See your refund',
  },
  unknown: {
    title: 'Event Not Found',
    description: 'This event does not exist.',
    text: 'Event not found. It may have been removed, or the link may be incomplete.',
  },
  notLoaded: 'Failed to load event details. Please try again.',
  toEvents: 'Back to Events',
  claim: 'Claim this event',
  invite: 'Invite Organizer to Platform',
  applied: 'What happens next',
  sent: (event: string, organizer = 'the organizer') =>
    `Application submitted successfully! Your application for "${event}" has been sent to ${organizer}. You can track the status in your dashboard.`,
} as const;

export const eventsPage = {
  title: 'Find your next market',
  documentTitle: 'Events',
  description: 'Search craft fairs, farmers markets and festivals by name, place and date.',
  saved: {
    link: 'Saved events',
    back: 'All events',
    title: 'Saved events',
    lead: 'Events you saved.',
    count: (saved: number) => plural(saved, { one: 'saved event', other: 'saved events' }),
    notLoaded: 'Your saved events could not be loaded. Please try again.',
    none: { title: 'Nothing saved yet', text: 'Tap the bookmark on an event to save it here.' },
  },
} as const;

export const vendorInterests = {
  title: 'Interests and invitations',
  lead: 'Markets that you would like to sell at, and organizers you invited.',
  list: 'Show',
  lists: { interests: 'My interests', invitations: 'Invitations sent' },
} as const;

export const organizerInterests = {
  title: 'Interested vendors',
  lead: 'Vendors who would like to sell at your events.',
  list: 'Show',
  lists: { interests: 'Interests', invitations: 'Invitations' },
} as const;

export const landingPage = { documentTitle: 'Book a booth at the market' } as const;

export const notFound = {
  documentTitle: 'Page not found',
  description: 'There is no page at this address.',
  title: 'Page not found',
  text: 'The page may have moved, or the link may be incomplete.',
  toStart: 'Go to the home page',
  toEvents: 'Browse events',
} as const;

export const routeProblem = {
  online: {
    title: 'This page could not be loaded',
    lead: 'Something went wrong on our side. Nothing you sent was lost. Reloading usually helps.',
  },
  offline: {
    title: 'This page needs a connection',
    lead: 'You are offline. Connect to the internet, then reload.',
  },
  again: 'Reload',
  toStart: 'Go to the home page',
} as const;

export const savedVendors = {
  link: 'Saved vendors',
  back: 'All vendors',
  title: 'Saved vendors',
  lead: 'Vendors you saved.',
  count: (saved: number) => plural(saved, { one: 'saved vendor', other: 'saved vendors' }),
  notLoaded: 'Your saved vendors could not be loaded. Please try again.',
  none: { title: 'No saved vendors yet', text: 'Tap the bookmark on a vendor to save them here.' },
} as const;
