import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './calendar-feed.js';

export const calendarFeed: Translation<typeof english.calendarFeed> = {
  title: 'Tus eventos en tu calendario',
  text: 'El montaje, los horarios de los eventos y las solicitudes abiertas aparecen en tu app de calendario y se mantienen al día.',
  create: 'Crear un enlace privado',
  created: (day) => `Tu enlace privado se creó el ${day}. Quien lo tenga puede ver tu calendario.`,
  subscribe: 'Abrir en tu calendario',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  once: 'Copia el enlace ahora si usas otra app de calendario. No podemos volver a mostrarlo.',
  replace: 'Crear un enlace nuevo',
  replaceQuestion: 'El enlace que usas ahora dejará de funcionar, así que agrega el nuevo a tu app de calendario.',
  turnOff: 'Desactivar',
  turnOffTitle: '¿Desactivar el enlace de tu calendario?',
  turnOffQuestion: 'Las apps de calendario que lo usan dejarán de recibir tus eventos.',
  off: 'El enlace de tu calendario está desactivado',
  notLoaded: 'No pudimos cargar el enlace de tu calendario.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  addOne: 'Agregar al calendario',
};
