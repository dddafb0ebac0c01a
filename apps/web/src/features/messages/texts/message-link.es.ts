import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './message-link.js';

export const messageLink: Translation<typeof english.messageLink> = {
  organizer: 'Escribir al organizador',
  vendor: 'Escribir al vendedor',
  message: 'Mensaje',
};
