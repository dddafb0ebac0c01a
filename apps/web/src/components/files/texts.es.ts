import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const fileStrip: Translation<typeof english.fileStrip> = {
  label: 'Archivos',
  downloadOf: (name) => `Descargar ${name}`,
  failed: (name) => `No pudimos descargar ${name}. Inténtalo de nuevo.`,
  arriving: 'Procesando',
  gone: 'No disponible',
};
