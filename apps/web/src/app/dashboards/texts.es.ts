import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const dashboard: Translation<typeof english.dashboard> = {
  title: 'Panel',
  greeting: (name) => `Qué gusto verte${name ? `, ${name}` : ''}`,
  lead: 'Tus próximos mercados, tus solicitudes y pagos, y lo que te espera.',
  loading: 'Cargando...',
};

export const adminDashboard: Translation<typeof english.adminDashboard> = {
  lead: 'Tú administras este marketplace.',
  open: 'Abrir el panel de administración',
  notLoaded: 'No pudimos cargar algunas cifras.',
  pendingClaims: 'Reclamos pendientes',
  published: 'Eventos publicados',
  vendors: 'Vendedores',
  organizers: 'Organizadores',
};

export const vendorDashboard: Translation<typeof english.vendorDashboard> = {
  find: 'Buscar un evento',
  pending: 'Pendientes',
  accepted: 'Aceptadas',
  rejected: 'Rechazadas',
  draft: 'Borradores',
  noneAhead: {
    title: 'No tienes próximos días de mercado',
    text: 'Cuando un organizador te acepte, aquí verás el día, el lugar y la hora de montaje.',
  },
  later: 'Después',
};

export const nextMarket: Translation<typeof english.nextMarket> = {
  title: 'Tu próximo día de mercado',
  notLoaded: 'No pudimos cargar tu próximo día de mercado.',
  when: 'Cuándo',
  loadIn: 'Montaje',
  where: 'Dónde',
  booth: 'Tu puesto',
  details: 'Ver detalles',
  unknown: 'Por anunciarse',
};

export const openMarkets: Translation<typeof english.openMarkets> = {
  title: 'Eventos con solicitudes abiertas',
  titleNear: (state) => `Eventos con solicitudes abiertas en ${state}`,
  all: 'Todos los eventos',
  notLoaded: 'No pudimos cargar los eventos abiertos.',
  none: {
    title: 'Por ahora no hay otros eventos abiertos',
    text: 'Los eventos nuevos aparecen aquí en cuanto empiezan a recibir solicitudes.',
    action: 'Ver todos los eventos',
  },
};

export const organizerDashboard: Translation<typeof english.organizerDashboard> = {
  create: 'Crear evento',
  newApplications: 'Solicitudes nuevas',
  eventsAhead: 'Próximos eventos',
  moneyIn: 'Ingresos',
  moneyInNote: 'menos comisiones y reembolsos',
  outstanding: 'Por cobrar',
  outstandingNote: 'aceptadas, aún sin pagar',
  noneAhead: {
    title: 'No tienes próximos eventos',
    text: 'Crea un evento o reclama uno que ya esté publicado.',
    action: 'Crear tu primer evento',
  },
};

export const newest: Translation<typeof english.newest> = {
  title: 'Solicitudes nuevas',
  all: 'Todas las solicitudes nuevas',
  notLoaded: 'No pudimos cargar las solicitudes nuevas.',
  someVendor: 'Un vendedor',
  someEvent: 'tu evento',
  appliedTo: (event) => `envió una solicitud para ${event}`,
};

export const ownMarkets: Translation<typeof english.ownMarkets> = {
  title: 'Tus eventos',
  all: 'Todos mis eventos',
  notLoaded: 'No pudimos cargar tus eventos.',
  event: 'Evento',
  dates: 'Fechas',
  status: 'Estado',
  filled: 'Puestos ocupados',
  moneyIn: 'Ingresos',
  accepted: (vendors) => `Aceptados: ${vendors}`,
  acceptedOf: (vendors, booths) => (vendors < booths ? `${vendors} de ${booths}` : `Completo: ${vendors} de ${booths}`),
};

export const tasks: Translation<typeof english.tasks> = {
  title: 'Lo que requiere tu atención',
  notLoaded: 'No pudimos cargar tus tareas.',
  none: 'Estás al día. Las solicitudes nuevas aparecen aquí.',
  applications: {
    text: (count, event) => `${plural(count, { one: 'solicitud nueva', other: 'solicitudes nuevas' })} para ${event}`,
    action: 'Revisar',
  },
  uncounted: { text: 'No pudimos contar las solicitudes nuevas', action: 'Revisar' },
  account: {
    text: {
      none: 'Los vendedores aún no pueden pagarte: conecta una cuenta de pagos',
      onboarding: 'Los vendedores aún no pueden pagarte: termina de configurar tu cuenta de pagos',
      pending: 'Los vendedores no pueden pagarte: Stripe está revisando tu cuenta de pagos',
      not_found: 'Los vendedores no pueden pagarte: no tenemos acceso a tu cuenta de pagos',
    },
    action: 'Configurar pagos',
    late: 'Estamos revisando tu cuenta de pagos',
  },
  unpaid: {
    text: (amount, event) => `Falta cobrar ${amount} por puestos en ${event}`,
    action: 'Recordar a los vendedores',
  },
  booths: {
    text: (count, event) =>
      `${plural(count, { one: 'vendedor aceptado no tiene', other: 'vendedores aceptados no tienen' })} puesto en ${event}`,
    action: 'Asignar puestos',
  },
  gettingReady: {
    text: (event) => `Los vendedores aún no pueden enviar solicitudes a ${event}: revisa sus datos y confírmalos`,
    action: 'Preparar evento',
  },
  draft: { text: (event) => `${event} es un borrador que solo tú puedes ver`, action: 'Abrir el borrador' },
  unread: {
    text: (count) => plural(count, { one: 'notificación sin leer', other: 'notificaciones sin leer' }),
    action: 'Leer',
  },
};
