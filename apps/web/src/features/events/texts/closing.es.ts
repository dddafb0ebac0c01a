import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './closing.js';

export const closing: Translation<typeof english.closing> = {
  close: 'Cerrar las solicitudes',
  closed: {
    title: 'Las solicitudes están cerradas',
    text: 'Los vendedores ven el evento, pero no pueden enviar solicitudes. Las que ya tienes se quedan como están.',
  },
  undo: 'Deshacer',
  reopen: 'Volver a abrir las solicitudes',
  reopened: 'Los vendedores pueden enviar solicitudes de nuevo',
  deadlinePassed: 'La fecha límite anterior ya pasó. Vuelve a abrir las solicitudes con una nueva.',
  deadline: 'Solicitudes hasta',
  deadlineHint: 'Las solicitudes se cierran al final de este día.',
  outside: 'Escribe un día entre hoy y la fecha del evento',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
};
