import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './texts.js';

export const table: Translation<typeof english.table> = {
  pagesOf: (caption) => `Páginas de ${caption.toLowerCase()}`,
  columns: 'Columnas',
  columnsShown: 'Columnas visibles',
  csv: 'CSV',
  csvFailed: 'No pudimos crear el archivo. Inténtalo de nuevo.',
  print: 'Imprimir',
  more: 'Más',
  less: 'Menos',
  sortBy: 'Ordenar por',
  asListed: 'Como en la lista',
  ascending: (header) => `${header}, ascendente`,
  descending: (header) => `${header}, descendente`,
};
