import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './more-filters-texts.js';

export const filters: Translation<typeof english.filters> = {
  more: (chosen) => (chosen > 0 ? `Filtros (${chosen})` : 'Filtros'),
};
