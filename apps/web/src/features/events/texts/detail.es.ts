import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './detail.js';

const clock = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

export const eventDetail: Translation<typeof english.eventDetail> = {
  back: 'Atrás',
  by: (type, organizer) => `${type} de ${organizer}`,
  until: (date) => `hasta el ${date}`,
  description: (type, place, dates) => `${type} en ${place}, ${dates ?? 'fecha por anunciar'}.`,
};

export const toBeAnnounced: Translation<typeof english.toBeAnnounced> = 'Por anunciarse';

export const eventAnswers: Translation<typeof english.eventAnswers> = {
  from: (time) => `desde ${clock(time)}`,
  until: (time) => `hasta ${clock(time)}`,
  hoursUnknown: 'Horario por anunciarse',
  map: 'Ver en un mapa',
  calendar: 'Agregar al calendario',
  fees: 'Tarifas',
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
};

export const eventStory: Translation<typeof english.eventStory> = {
  onSite: 'En el lugar',
  onSiteUnknown: 'Mesas, electricidad, estacionamiento y demás están por anunciarse.',
  setup: 'Instrucciones de instalación',
  restrictions: 'Restricciones de productos',
  cancellation: 'Política de cancelación',
};

export const quickInfo: Translation<typeof english.quickInfo> = {
  title: 'Datos rápidos',
  applyBy: 'Solicitudes hasta',
  maxVendors: 'Máximo de vendedores',
  boothSize: 'Tamaño del puesto',
  setting: 'Espacio',
  loadIn: 'Montaje',
  loadOut: 'Desmontaje',
};

export const organizerCard: Translation<typeof english.organizerCard> = {
  title: 'Organizador',
  website: 'Visitar sitio web',
  calendar: 'Sigue estos eventos en tu calendario',
};
