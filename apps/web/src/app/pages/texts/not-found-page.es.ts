import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './not-found-page.js';

export const notFound: Translation<typeof english.notFound> = {
  documentTitle: 'Página no encontrada',
  description: 'No hay ninguna página en esta dirección.',
  title: 'Página no encontrada',
  text: 'Quizás la página cambió de lugar o el enlace está incompleto.',
  toStart: 'Ir a la página de inicio',
  toEvents: 'Explorar eventos',
};
