import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const sessionTimeout: Translation<typeof english.sessionTimeout> = {
  title: '¿Sigues ahí?',
  why: 'Llevas un rato sin actividad. Para proteger tu cuenta, vamos a cerrar tu sesión.',
  leftSeconds: (seconds) => `Tu sesión se cerrará en ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
  leftMinutes: (minutes) => `Tu sesión se cerrará en ${plural(minutes, { one: 'minuto', other: 'minutos' })}.`,
  stay: 'Seguir en mi sesión',
  leave: 'Cerrar sesión ahora',
  expired: 'Tu sesión venció. Vuelve a iniciar sesión.',
};
