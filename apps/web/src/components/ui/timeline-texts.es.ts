import type { Translation } from '../../lib/format/translation.js';
import type * as english from './timeline-texts.js';

export const timeline: Translation<typeof english.timeline> = { removed: 'eliminado' };
