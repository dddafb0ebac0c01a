import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type { ClaimStatus } from '../api/claims.generated.js';
import type * as english from './review.js';

const one: Record<ClaimStatus, string> = { pending: 'pendiente', approved: 'aprobado', denied: 'rechazado' };

export const claimReview: Translation<typeof english.claimReview> = {
  title: 'Reclamos',
  count: (total, status) => plural(total, { one: `reclamo ${one[status]}`, other: `reclamos ${one[status]}s` }),
  status: 'Estado',
  statuses: [
    { value: 'pending', label: 'Pendientes' },
    { value: 'approved', label: 'Aprobados' },
    { value: 'denied', label: 'Rechazados' },
  ],
  notLoaded: 'No pudimos cargar los reclamos.',
  none: {
    title: (status) => `No hay reclamos ${one[status]}s`,
    text: 'Aquí aparecen los reclamos de eventos publicados.',
  },
  pages: 'Páginas de reclamos',
  event: 'Evento',
  requestedBy: 'Solicitado por',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Mensaje',
  sent: 'Enviado',
  decided: 'Decidido',
  closed: 'Motivo del cierre',
  closings: {
    another_approved: 'Se aprobó otro reclamo de este evento',
    transferred: 'El evento se traspasó a un organizador',
  },
  due: 'Plazo de respuesta',
  age: (hours) => {
    if (hours < 24) return `En ${24 - hours} h`;
    return hours < 48 ? `Vencido hace ${hours - 24} h` : `Vencido hace ${Math.floor((hours - 24) / 24)} d`;
  },
  approve: {
    button: 'Aprobar',
    title: '¿Aprobar este reclamo?',
    action: 'Aprobar reclamo',
    effect: (name, event = '') =>
      `${name} pasa a ser el contacto de ${event}. Si el correo electrónico pertenece a un organizador registrado, el evento será suyo.`,
    done: 'Reclamo aprobado',
  },
  deny: {
    button: 'Rechazar',
    title: '¿Rechazar este reclamo?',
    action: 'Rechazar reclamo',
    effect: (name) => `El reclamo de ${name} se rechaza, y el evento se puede seguir reclamando.`,
    done: 'Reclamo rechazado',
  },
  failed: 'No pudimos registrar la decisión. Inténtalo de nuevo.',
};
