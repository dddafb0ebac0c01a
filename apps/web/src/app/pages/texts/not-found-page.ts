export const notFound = {
  documentTitle: 'Page not found',
  description: 'There is no page at this address.',
  title: 'Page not found',
  text: 'The page may have moved, or the link may be incomplete.',
  toStart: 'Go to the home page',
  toEvents: 'Browse events',
} as const;
