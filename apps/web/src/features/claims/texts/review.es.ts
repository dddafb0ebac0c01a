import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type { ClaimStatus } from '../api/claims.generated.js';
import type * as english from './review.js';

const one: Record<ClaimStatus, string> = { pending: 'pendiente', approved: 'aprobado', denied: 'rechazado' };

export const claimReview: Translation<typeof english.claimReview> = {
  title: 'Reclamos',
  count: (total, status, ofOneEvent) =>
    plural(total, { one: `reclamo ${one[status]}`, other: `reclamos ${one[status]}s` }) +
    (ofOneEvent ? ' de este evento' : ''),
  ofAll: 'Ver los reclamos de todos los eventos',
  status: 'Estado',
  statuses: [
    { value: 'pending', label: 'Pendientes' },
    { value: 'approved', label: 'Aprobados' },
    { value: 'denied', label: 'Rechazados' },
  ],
  notLoaded: 'No pudimos cargar los reclamos.',
  none: {
    title: (status, ofOneEvent) => `No hay reclamos ${one[status]}s${ofOneEvent ? ' de este evento' : ''}`,
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
  others: 'En disputa',
  otherClaims: (others) =>
    plural(others, { one: 'reclamo abierto más de este evento', other: 'reclamos abiertos más de este evento' }),
  owner: 'Si lo apruebas',
  newOwner: (owner) => `El evento será de ${owner}`,
  noOwner: 'El evento aún no tendrá dueño: ningún organizador tiene este correo electrónico',
  closed: 'Motivo del cierre',
  closings: {
    another_approved: 'Se aprobó otro reclamo de este evento',
    transferred: 'El evento se traspasó a un organizador',
  },
  due: 'Plazo de respuesta',
  age: (hours) => {
    const inHours = (count: number) => plural(count, { one: 'hora', other: 'horas' });
    if (hours < 24) return `En ${inHours(24 - hours)}`;
    if (hours < 48) return hours === 24 ? 'Vencido' : `Vencido hace ${inHours(hours - 24)}`;
    return `Vencido hace ${plural(Math.floor((hours - 24) / 24), { one: 'día', other: 'días' })}`;
  },
  approve: {
    button: 'Aprobar',
    title: '¿Aprobar este reclamo?',
    action: 'Aprobar reclamo',
    effect: (name, event, email, owner) =>
      owner
        ? `${email} pertenece al organizador ${owner}. ${event} será suyo, y ${name} pasa a ser su contacto.`
        : `Ningún organizador tiene aún la dirección ${email}. ${name} pasa a ser el contacto de ${event}, que tendrá dueño cuando un organizador se registre con esa dirección o cuando lo traspases.`,
    done: (owner) =>
      owner ? `Reclamo aprobado. El evento es de ${owner}.` : 'Reclamo aprobado. El evento aún no tiene dueño.',
  },
  deny: {
    button: 'Rechazar',
    title: '¿Rechazar este reclamo?',
    action: 'Rechazar reclamo',
    effect: (name) => `El reclamo de ${name} se rechaza, y el evento se puede seguir reclamando.`,
    done: () => 'Reclamo rechazado',
  },
  closes: (others) =>
    others === 1
      ? 'El otro reclamo abierto de este evento se cierra, y quien lo envió recibe un correo electrónico.'
      : `Los otros ${formatCount(others)} reclamos abiertos de este evento se cierran, y quienes los enviaron reciben un correo electrónico.`,
  failed: 'No pudimos registrar la decisión. Inténtalo de nuevo.',
};
