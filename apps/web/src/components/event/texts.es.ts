import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const eventTypes: Translation<typeof english.eventTypes> = {
  craft_fair: 'Feria de artesanías',
  farmers_market: 'Mercado de agricultores',
  art_show: 'Exposición de arte',
  festival: 'Festival',
  popup_market: 'Mercado temporal',
  other: 'Otro',
};

export const eventBadges: Translation<typeof english.eventBadges> = {
  today: 'Hoy',
  applicationsPendingOrganizer: 'Falta el organizador',
  underWay: 'En curso',
  pastEvent: 'Evento pasado',
  applicationsClosed: 'Solicitudes cerradas',
  applicationsOpen: 'Solicitudes abiertas',
  full: 'Todos los puestos ocupados',
  draft: 'Borrador',
  featured: 'Destacado',
  claimable: 'Se puede reclamar',
  free: 'Evento gratis',
};

export const datesUnknown: Translation<typeof english.datesUnknown> = 'Fecha por anunciar';
