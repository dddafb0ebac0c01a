import { oneOf, typed } from '../../lib/lists/filters.js';

export const accountFilters = {
  search: typed,
  role: oneOf('', 'vendor', 'organizer', 'admin', 'none'),
  confirmation: oneOf('', 'done', 'open'),
  order: oneOf('newest', 'business', 'email'),
};
