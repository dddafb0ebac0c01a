import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './landing-page.js';

export const landingPage: Translation<typeof english.landingPage> = {
  documentTitle: 'Reserva un puesto en el mercado',
};
