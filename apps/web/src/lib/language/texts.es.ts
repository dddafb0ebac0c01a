import type { Translation } from '../format/translation.js';
import type * as english from './texts.js';

export const language: typeof english.language = 'es';

export const appWorker: Translation<typeof english.appWorker> = '/service-worker.es.js';

export const languageNames: Translation<typeof english.languageNames> = { en: 'English', es: 'Español' };

export const languageSwitch: Translation<typeof english.languageSwitch> = {
  title: 'Idioma',
  notSaved: 'No pudimos guardar tu idioma. Inténtalo de nuevo.',
};
