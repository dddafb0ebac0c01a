import { formatCount } from '../../lib/format/numbers.js';

export const palette = {
  title: 'Search Stallbook',
  field: 'Search for events, posts, help, and pages',
  example: 'Event, post, page, or question',
  results: 'Results',
  pages: 'Pages',
  help: 'Help',
  events: 'Events',
  allEvents: (total: number) => `All ${formatCount(total)} events`,
  posts: 'Posts',
  blueprints: 'Success Library',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching…',
  none: (words: string) => `Nothing matches “${words}”.`,
  failed: 'Some results could not be loaded.',
  keys: 'Arrow keys to move, Enter to open, Escape to close',
} as const;
