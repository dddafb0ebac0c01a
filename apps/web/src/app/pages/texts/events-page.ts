export const eventsPage = {
  title: 'Find your next event',
  documentTitle: 'Events',
  description: 'Search craft fairs, farmers markets, and festivals by name, place, and date.',
  saved: 'Saved events',
} as const;
