import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './filter-sheet.js';

export const filterSheet: Translation<typeof english.filterSheet> = {
  title: 'Filtros',
  from: 'Desde',
  to: 'Hasta',
  near: (place) => `Cerca de ${place}`,
  needsPlace: 'Escribe una ciudad o un código postal en Dónde.',
  show: (count) => `Ver ${count}`,
  showAny: 'Ver eventos',
  reset: 'Quitar filtros',
};
