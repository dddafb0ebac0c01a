import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './timeline-texts.js';

export const timeline: Translation<typeof english.timeline> = {
  removed: 'eliminado',
  times: (count) => plural(count, { one: 'vez', other: 'veces' }),
};
