import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const billing: Translation<typeof english.billing> = {
  title: 'Facturación',
  lead: 'Tu plan, tu método de pago y tus facturas.',
  leadOfOrganizer: 'Tu plan, tus facturas y la cuenta que recibe tus transferencias.',
};

export const eventPage: Translation<typeof english.eventPage> = {
  forecast: 'Calcular tu ganancia',
  canceled: {
    title: 'Este evento está cancelado',
    text: 'El organizador lo canceló. Quienes pagaron recuperan todo; puedes seguir tu reembolso en tus pagos.',
    payments: 'Ver tu reembolso',
  },
  unknown: {
    title: 'Evento no encontrado',
    description: 'Este evento no existe.',
    text: 'No encontramos el evento. Quizás lo eliminaron o el enlace está incompleto.',
  },
  notLoaded: 'No pudimos cargar los detalles del evento. Inténtalo de nuevo.',
  toEvents: 'Volver a los eventos',
  claim: 'Reclamar este evento',
  invite: 'Invitar al organizador a Stallbook',
  applied: 'Qué sigue ahora',
  sent: (event, organizer = 'el organizador') =>
    `¡Solicitud enviada! Tu solicitud para “${event}” ya está en manos de ${organizer}. Puedes seguir su estado en tu panel.`,
};

export const eventsPage: Translation<typeof english.eventsPage> = {
  title: 'Encuentra tu próximo mercado',
  documentTitle: 'Eventos',
  description: 'Busca ferias de artesanías, mercados de agricultores y festivales por nombre, lugar y fecha.',
  saved: {
    link: 'Eventos guardados',
    back: 'Todos los eventos',
    title: 'Eventos guardados',
    lead: 'Los eventos que guardaste.',
    count: (saved) => plural(saved, { one: 'evento guardado', other: 'eventos guardados' }),
    notLoaded: 'No pudimos cargar tus eventos guardados. Inténtalo de nuevo.',
    none: { title: 'Aún no has guardado nada', text: 'Toca el ícono de guardar de un evento para verlo aquí.' },
  },
};

export const vendorInterests: Translation<typeof english.vendorInterests> = {
  title: 'Intereses e invitaciones',
  lead: 'Los mercados donde te gustaría vender y los organizadores que invitaste.',
  list: 'Mostrar',
  lists: { interests: 'Mis intereses', invitations: 'Invitaciones enviadas' },
};

export const organizerInterests: Translation<typeof english.organizerInterests> = {
  title: 'Vendedores interesados',
  lead: 'Vendedores a quienes les gustaría vender en tus eventos.',
  list: 'Mostrar',
  lists: { interests: 'Intereses', invitations: 'Invitaciones' },
};

export const landingPage: Translation<typeof english.landingPage> = {
  documentTitle: 'Reserva un puesto en el mercado',
};

export const notFound: Translation<typeof english.notFound> = {
  documentTitle: 'Página no encontrada',
  description: 'No hay ninguna página en esta dirección.',
  title: 'Página no encontrada',
  text: 'Quizás la página cambió de lugar o el enlace está incompleto.',
  toStart: 'Ir a la página de inicio',
  toEvents: 'Explorar eventos',
};

export const routeProblem: Translation<typeof english.routeProblem> = {
  online: {
    title: 'No pudimos cargar esta página',
    lead: 'Algo salió mal de nuestro lado. No se perdió nada de lo que enviaste. Por lo general, basta con recargar.',
  },
  offline: {
    title: 'Esta página necesita conexión',
    lead: 'No tienes conexión. Conéctate a internet y recarga la página.',
  },
  again: 'Recargar',
  toStart: 'Ir a la página de inicio',
};

export const savedVendors: Translation<typeof english.savedVendors> = {
  link: 'Vendedores guardados',
  back: 'Todos los vendedores',
  title: 'Vendedores guardados',
  lead: 'Los vendedores que guardaste.',
  count: (saved) => plural(saved, { one: 'vendedor guardado', other: 'vendedores guardados' }),
  notLoaded: 'No pudimos cargar tus vendedores guardados. Inténtalo de nuevo.',
  none: {
    title: 'Aún no has guardado vendedores',
    text: 'Toca el ícono de guardar de un vendedor para verlo aquí.',
  },
};
