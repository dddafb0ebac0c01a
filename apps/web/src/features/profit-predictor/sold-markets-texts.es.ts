import type { Translation } from '../../lib/format/translation.js';
import type * as english from './sold-markets-texts.js';

export const soldMarkets: Translation<typeof english.soldMarkets> = {
  title: '¿Cómo te fue?',
  titleOf: (event) => `¿Cuánto vendiste en ${event}?`,
  enter: 'Registrar lo que vendiste',
  change: 'Cambiar lo que vendiste',
};
