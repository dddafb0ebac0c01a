export const eventsPage = {
  title: 'Find your next market',
  documentTitle: 'Events',
  description: 'Search craft fairs, farmers markets and festivals by name, place and date.',
} as const;
