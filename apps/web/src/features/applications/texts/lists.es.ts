import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './lists.js';

export const statusFilter: Translation<typeof english.statusFilter> = {
  label: 'Estado',
  statuses: {
    all: 'Todas',
    pending: 'Pendientes',
    accepted: 'Aceptadas',
    rejected: 'Rechazadas',
    draft: 'Borradores',
    withdrawn: 'Retiradas',
  },
};

export const onlyOne: Translation<typeof english.onlyOne> = {
  text: 'Solo se muestra una solicitud.',
  all: 'Mostrar todas las solicitudes',
  gone: 'Esta solicitud ya no está aquí',
};

export const viewSwitch: Translation<typeof english.viewSwitch> = {
  label: 'Mostrar como',
  cards: 'Tarjetas',
  table: 'Tabla',
};

export const paymentStatus: Translation<typeof english.paymentStatus> = {
  free: 'Nada que pagar',
  pending: 'Sin pagar',
  processing: 'Pago en proceso',
  completed: 'Pagado',
  failed: 'Pago fallido',
  refunded: 'Reembolsado',
};

export const applicationCard: Translation<typeof english.applicationCard> = {
  products: 'Productos',
  boothRequirements: 'Necesidades del puesto',
  specialRequests: 'Peticiones especiales',
  experience: 'Experiencia',
  years: (years) => plural(years, { one: 'año', other: 'años' }),
  previousEvents: 'Eventos anteriores',
  socialMedia: 'Redes sociales',
  estimatedSales: 'Ventas estimadas',
  business: 'Sobre el negocio',
  insurance: 'Seguro',
  fees: 'Tarifas',
  answers: 'Tus respuestas',
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
  boothLocation: 'Ubicación del puesto',
  message: 'Mensaje del organizador',
  reason: 'Motivo',
  showTimeline: 'Ver historial',
  hideTimeline: 'Ocultar historial',
};

export const applicationColumns: Translation<typeof english.applicationColumns> = {
  vendor: 'Vendedor',
  someVendor: 'Vendedor',
  contact: 'Contacto',
  event: 'Evento',
  someEvent: 'Evento',
  dates: 'Fechas',
  place: 'Lugar',
  products: 'Productos',
  status: 'Estado',
  payment: 'Pago',
  booth: 'Puesto',
  fees: 'Tarifas',
  applied: 'Enviada',
  reason: 'Motivo',
  actions: 'Acciones',
};

export const ownApplications: Translation<typeof english.ownApplications> = {
  title: 'Mis solicitudes',
  counted: (total) => plural(total, { one: 'solicitud', other: 'solicitudes' }),
  pages: 'Páginas de mis solicitudes',
  filteredBy: (status) => `Estado: ${status.toLowerCase()}`,
  goOn: 'Continuar',
  applyBy: (day) => `Solicita hasta el ${day}`,
  notLoaded: 'No pudimos cargar tus solicitudes.',
  noneLike: (status) => `No hay nada en “${status}”`,
  withdrawn: {
    text: 'Una solicitud que retiras antes de que el organizador decida vuelve a ser un borrador.',
    action: 'Ver borradores',
  },
  none: 'Todavía no tienes solicitudes',
  noneText: 'Busca un evento donde te gustaría vender y envía tu solicitud.',
  find: 'Buscar un evento',
  someEvent: 'Evento',
  gone: 'La descartaste, o se eliminó su evento.',
  notAvailable: { text: 'Este evento no está disponible por ahora', contact: 'Escríbenos' },
};
