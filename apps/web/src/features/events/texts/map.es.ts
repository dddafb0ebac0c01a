import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './map.js';

export const eventMap: Translation<typeof english.eventMap> = {
  label: 'Mapa de eventos. La lista tiene los mismos eventos.',
  searchArea: 'Buscar en esta zona',
  cluster: (count) => `${formatCount(count)} eventos`,
  found: (total) => `${plural(total, { one: 'evento', other: 'eventos' })} a la vista`,
  failed: 'No pudimos cargar el mapa. La lista tiene los mismos eventos.',
};
