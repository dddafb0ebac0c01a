import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './events-page.js';

export const eventsPage: Translation<typeof english.eventsPage> = {
  title: 'Encuentra tu próximo evento',
  documentTitle: 'Eventos',
  description: 'Busca ferias de artesanías, mercados de agricultores y festivales por nombre, lugar y fecha.',
  saved: 'Eventos guardados',
};
