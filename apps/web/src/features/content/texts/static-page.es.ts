import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './static-page.js';

export const staticPage: Translation<typeof english.staticPage> = {
  lastChanged: 'Último cambio',
  contents: 'En esta página',
};
