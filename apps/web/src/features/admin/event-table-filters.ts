import { oneOf, typed } from '../../lib/lists/filters.js';

export const eventTableFilters = {
  search: typed,
  source: oneOf('', 'seeded', 'organizer'),
  claim: oneOf('', 'claimed', 'open'),
  status: oneOf('', 'draft', 'published', 'taken_down'),
};
