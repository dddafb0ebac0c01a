import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './taken-down.js';

export const takenDownNotice: Translation<typeof english.takenDownNotice> = {
  title: 'Nuestro equipo retiró este evento',
  reason: (reason) => `Motivo: ${reason}`,
  next: 'Corrige el evento y escríbenos para que lo revisemos de nuevo.',
  effect: 'Solo tú puedes verlo, y no recibe más solicitudes. Las solicitudes y los pagos que ya tienes siguen igual.',
  contact: 'Escríbenos',
};
