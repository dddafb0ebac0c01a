import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './dialog-texts.js';

export const dialog: Translation<typeof english.dialog> = {
  close: 'Cerrar',
  takes: 'Esto también elimina',
  cancel: 'Cancelar',
};

export const drawer: Translation<typeof english.drawer> = { close: 'Cerrar menú' };
