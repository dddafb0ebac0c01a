import { plural } from '../../lib/format/text.js';

export const timeline = {
  removed: 'removed',
  times: (count: number) => plural(count, { one: 'time', other: 'times' }),
} as const;
