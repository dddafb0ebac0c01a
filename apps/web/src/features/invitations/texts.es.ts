import { statusLabels } from '../../components/ui/texts.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

const statuses: Record<string, string> = statusLabels;

export const inviteDialog: Translation<typeof english.inviteDialog> = {
  open: 'Invitar al organizador a Stallbook',
  title: 'Invita al organizador',
  lead: (event) => `Dile al organizador de ${event} que te gustaría vender ahí.`,
  form: 'Invitación',
  email: 'Correo electrónico del organizador',
  emailMissing: 'Ingresa el correo electrónico del organizador',
  emailInvalid: 'Ingresa un correo electrónico válido',
  name: 'Nombre del organizador',
  nameMissing: 'Ingresa el nombre del organizador',
  phone: 'Teléfono del organizador (opcional)',
  message: 'Mensaje (opcional)',
  used: (count, most) => `${count} de ${most} caracteres. Si lo dejas en blanco, escribimos uno amable por ti.`,
  privacy:
    'Enviamos por correo el nombre de tu negocio y este mensaje a esa dirección, y la eliminamos en cuanto su titular lo pida.',
  send: 'Enviar invitación',
  cancel: 'Cancelar',
  close: 'Cerrar',
  sent: '¡Invitación enviada!',
  sentText: 'Le escribimos al organizador. Puedes ver su respuesta en tu página de intereses.',
  failed: 'No pudimos enviar la invitación',
  cannot: 'No se puede enviar la invitación',
  exists: (status) =>
    `Ya enviaste una invitación para este evento (estado: ${(statuses[status] ?? status).toLowerCase()})`,
  limitReached: (count) => `Llegaste a tu límite diario de 5 invitaciones (${count}/5)`,
  toList: 'Ver tus invitaciones',
};

export const sentInvitations: Translation<typeof english.sentInvitations> = {
  caption: 'Invitaciones que enviaste',
  event: 'Evento',
  dates: 'Fechas',
  organizer: 'Para',
  ofEvent: 'El organizador del evento',
  status: 'Estado',
  sent: 'Enviada',
  someEvent: 'Evento',
  notLoaded: 'No pudimos cargar tus invitaciones. Inténtalo de nuevo.',
  none: {
    title: 'Todavía no hay invitaciones',
    text: '¿Encontraste un evento cuyo organizador no está en Stallbook? Invítalo desde la página del evento.',
    action: 'Buscar eventos',
  },
};

export const receivedInvitations: Translation<typeof english.receivedInvitations> = {
  pages: 'Páginas de invitaciones',
  someVendor: 'un vendedor',
  someEvent: 'tu evento',
  wouldSell: (vendor, event) => `A ${vendor} le gustaría vender en ${event}`,
  sent: 'Enviada',
  place: 'Lugar',
  dates: 'Fechas',
  viewEvent: 'Ver evento',
  viewVendor: 'Ver vendedor',
  notLoaded: 'No pudimos cargar tus invitaciones. Inténtalo de nuevo.',
  none: {
    title: 'Todavía no hay invitaciones',
    text: 'Aquí aparecen los vendedores que te invitan a uno de tus eventos.',
    action: 'Ir a tus eventos',
  },
};

export const answerButtons: Translation<typeof english.answerButtons> = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  unsubscribe: 'Rechazar y no recibir más correos',
  unsubscribeTitle: '¿Dejar de recibir invitaciones?',
  unsubscribeText:
    'Eliminamos esta dirección, y ningún vendedor de Stallbook podrá volver a enviarle una invitación por correo. No se puede deshacer.',
  notSaved: 'No pudimos guardar tu respuesta. Inténtalo de nuevo.',
};

export const invitationPage: Translation<typeof english.invitationPage> = {
  title: 'Tu invitación',
  description: 'Un vendedor te invita a reclamar tu evento en Stallbook.',
  notLoaded: 'No pudimos cargar la invitación. Inténtalo de nuevo.',
  lead: 'Stallbook es donde los mercados encuentran a sus vendedores. Reclamar tu evento es gratis.',
  unknown: {
    title: 'No encontramos la invitación',
    text: 'Puede que el enlace esté incompleto o que se haya retirado la invitación.',
    action: 'Ver eventos',
  },
  signedOut: {
    title: 'Inicia sesión para ver esta invitación',
    text: 'Una invitación a una cuenta se abre después de iniciar sesión. Si no tienes cuenta, abre el enlace completo del correo electrónico.',
    action: 'Iniciar sesión',
  },
  claim: 'Reclamar este evento',
  signIn: 'Iniciar sesión para aceptar',
  signUp: 'Crear una cuenta',
  notAccepted: 'Enviamos tu solicitud, pero no pudimos marcar la invitación como aceptada.',
  accepted: {
    title: 'Invitación aceptada',
    text: 'Ya le avisamos al vendedor. Los vendedores pueden enviar solicitudes en cuanto hayas reclamado y configurado el evento. Si ya lo hiciste, no queda nada por hacer.',
  },
  declined: { title: 'Invitación rechazada', text: 'Todavía puedes cambiar de opinión y aceptarla.' },
  expired: { title: 'Invitación vencida', text: 'Este evento ya pasó.' },
};
