import { formatInstant } from '../../lib/format/dates.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const offline: Translation<typeof english.offline> = {
  title: 'No tienes conexión.',
  asItWas: (at) => `Esto es lo que había el ${formatInstant(new Date(at).toISOString())}, porque no tienes conexión.`,
  readable: 'Todavía puedes leer:',
  nothing:
    'Los próximos eventos y las listas de vendedores que hayas abierto antes se pueden leer sin conexión. Todavía no hay nada en este dispositivo.',
  notSaved: 'Lo que cambies ahora no se puede guardar.',
  again: 'Intentar de nuevo',
};
