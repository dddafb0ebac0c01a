import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './code-lookup.js';

export const codeLookup: Translation<typeof english.codeLookup> = {
  label: '¿Tienes el código de un evento?',
  example: 'ABCD-1234',
  open: 'Abrir evento',
  empty: 'Ingresa el código de un evento',
  unknown: 'Ese código no es válido. Revísalo e inténtalo de nuevo.',
  failed: 'Ocurrió un error. Inténtalo de nuevo.',
};
