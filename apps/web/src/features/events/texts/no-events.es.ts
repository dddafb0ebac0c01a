import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './no-events.js';

export const noEvents: Translation<typeof english.noEvents> = {
  title: 'No encontramos eventos',
  filtered: 'Prueba con otras palabras, otro lugar, un rango de fechas más amplio o menos filtros.',
  yet: 'Por ahora no hay eventos disponibles. ¡Vuelve pronto!',
  unknownPlace: (place) => `No encontramos nada cerca de “${place}”. ¿Es un código postal o una ciudad con su estado?`,
  outside: (total) => `${plural(total, { one: 'evento coincide', other: 'eventos coinciden' })} en otras fechas.`,
  searchAllDates: 'Buscar en todas las fechas',
  ofMonth: (month) => `Ver los eventos de ${month}`,
  didYouMean: '¿Quisiste decir',
  fewerWords: 'Ningún evento coincide con todas las palabras. Busca',
  correctedIn: (search, place) => `${search} en ${place}`,
};
