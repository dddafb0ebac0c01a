import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './saved-events.js';

export const savedEvents: Translation<typeof english.savedEvents> = {
  back: 'Todos los eventos',
  title: 'Eventos guardados',
  lead: 'Los eventos que guardaste.',
  count: (saved) => plural(saved, { one: 'evento guardado', other: 'eventos guardados' }),
  notLoaded: 'No pudimos cargar tus eventos guardados. Inténtalo de nuevo.',
  none: { title: 'Aún no has guardado nada', text: 'Toca el ícono de guardar de un evento para verlo aquí.' },
};
