import type { Translation } from './format/translation.js';
import type * as english from './texts.js';

export const failure: Translation<typeof english.failure> = {
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
  offline: 'Revisa tu conexión e inténtalo de nuevo.',
  tooSlow: 'Stallbook tardó demasiado. Inténtalo de nuevo.',
  notSaved: 'Sin conexión no se guardó nada. Conéctate e inténtalo de nuevo.',
  unreachableAtStart: 'Revisa tu conexión y recarga la página.',
  unreachableOnRetry: 'No pudimos comprobar tu sesión. Revisa tu conexión.',
};
export const documentTitle: Translation<typeof english.documentTitle> = (screen) =>
  screen ? `${screen} · Stallbook` : 'Stallbook';
