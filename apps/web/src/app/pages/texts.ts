/** Every word of the pages that put several features together, and of those that stand for none. */

export const billing = {
  title: 'Billing',
  lead: 'Your plan.',
  leadOfOrganizer: 'Your plan, and the account your payouts go to.',
  plan: 'Plan',
  price: 'Price',
  free: 'Free',
  platformFee: 'Platform fee',
  feeOfOrganizer: (rate: string) => `${rate} of each booth payment`,
  noFee: 'None for vendors',
  savedItems: 'Saved items',
  saved: (count: string) => `Up to ${count}`,
  savedAny: 'Without limit',
} as const;

export const eventPage = {
  unknown: {
    title: 'Event Not Found',
    description: 'There is no such event.',
    text: 'Event not found. It may have been removed, or the link may be incomplete.',
  },
  notLoaded: 'Failed to load event details. Please try again.',
  toEvents: 'Back to Events',
  claim: 'Claim this event',
  applied: 'What happens next',
  sent: (event: string, organizer = 'the organizer') =>
    `Application submitted successfully! Your application for "${event}" has been sent to ${organizer}. You can track the status in your dashboard.`,
} as const;

export const eventsPage = {
  title: 'Find your next market',
  documentTitle: 'Events',
  description: 'Search craft fairs, farmers markets and festivals by name, place and date.',
} as const;

export const landingPage = { documentTitle: 'Book a booth at the market' } as const;

export const notFound = {
  documentTitle: 'Page not found',
  description: 'There is no page at this address.',
  title: 'There is no stall at this address',
  text: 'The page may have moved, or the link may be incomplete.',
  toStart: 'Go to the start page',
  toEvents: 'Browse events',
} as const;

/** When a screen breaks. */
export const routeProblem = {
  title: 'This page did not load',
  lead: 'Something on our side got in the way. Nothing you sent was lost. Loading the page again usually helps.',
  again: 'Load again',
  toStart: 'Go to the start page',
} as const;
