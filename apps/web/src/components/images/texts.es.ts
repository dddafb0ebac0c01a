import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const imageView: Translation<typeof english.imageView> = {
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  large: (place, all) => `Foto ${place} de ${all}`,
};

export const imageStrip: Translation<typeof english.imageStrip> = {
  label: 'Fotos',
  arriving: 'Procesando',
  gone: 'No disponible',
};

export const uploadList: Translation<typeof english.uploadList> = {
  arriving: 'Procesando',
  waiting: 'En espera',
  progress: (name) => `Progreso de la carga de ${name}`,
  retry: 'Reintentar',
  retryOf: (name) => `Reintentar ${name}`,
  removeUpload: (name) => `Descartar ${name}`,
};
