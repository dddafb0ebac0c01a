export const notFound = {
  documentTitle: 'Page not found',
  description: 'There is no page at this address.',
  title: 'There is no stall at this address',
  text: 'The page may have moved, or the link may be incomplete.',
  toStart: 'Go to the start page',
  toEvents: 'Browse events',
} as const;
