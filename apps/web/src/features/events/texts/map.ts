import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';

export const eventMap = {
  label: 'Map of events. The list has the same events.',
  searchArea: 'Search this area',
  cluster: (count: number) => `${formatCount(count)} events`,
  found: (total: number) => `${plural(total, { one: 'event', other: 'events' })} in view`,
  failed: 'The map could not be loaded. The list has the same events.',
} as const;
