import { oneOf, typedUpTo } from '../../lib/lists/filters.js';

export const accountFilters = {
  search: typedUpTo(254),
  role: oneOf('', 'vendor', 'organizer', 'admin', 'none'),
  confirmation: oneOf('', 'done', 'open'),
  order: oneOf('newest', 'business', 'email'),
};
