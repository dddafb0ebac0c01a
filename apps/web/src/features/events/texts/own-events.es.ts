import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './own-events.js';

export const ownEvents: Translation<typeof english.ownEvents> = {
  actions: 'Acciones',
  view: { word: 'Ver', of: (title) => `Ver ${title}` },
  edit: { word: 'Editar', of: (title) => `Editar ${title}` },
  duplicate: { word: 'Duplicar', of: (title) => `Duplicar ${title}` },
  remove: { word: 'Eliminar', of: (title) => `Eliminar ${title}` },
  findListed: 'Buscar un evento ya publicado',
  notLoaded: 'No pudimos cargar tus eventos.',
};

export const ownEventColumns: Translation<typeof english.ownEventColumns> = {
  event: 'Evento',
  status: 'Estado',
  refunding: 'Reembolsos en curso',
  draft: 'Borrador',
  dates: 'Fechas',
  place: 'Lugar',
  applications: 'Solicitudes',
  noneYet: 'Ninguna todavía',
  received: (count) => plural(count, { one: 'solicitud', other: 'solicitudes' }),
  roster: (count) => `Lista de ${plural(count, { one: 'vendedor', other: 'vendedores' })}`,
  fresh: (count) => plural(count, { one: 'nueva', other: 'nuevas' }),
  fees: 'Tarifas',
  accepted: 'Aceptadas',
  freeBooths: 'Puestos disponibles',
  noLimit: 'Sin límite',
};

export const myEvents: Translation<typeof english.myEvents> = {
  title: 'Mis eventos',
  lead: 'Tus eventos, incluidos los borradores.',
  when: 'Fechas',
  times: { upcoming: 'Próximos', past: 'Pasados' },
  create: 'Crear evento',
  search: 'Buscar eventos',
  none: { title: 'Todavía no tienes eventos', text: 'Crea tu primer evento o reclama uno que ya esté publicado.' },
  noneThen: {
    upcoming: { title: 'No tienes próximos eventos', text: 'Crea un evento o reclama uno que ya esté publicado.' },
    past: { title: 'No tienes eventos pasados', text: 'Tus eventos aparecen aquí cuando terminan.' },
  },
};

export const activeEvents: Translation<typeof english.activeEvents> = {
  title: 'Eventos activos',
  lead: 'Tus próximos eventos publicados, con solicitudes y puestos disponibles.',
  none: {
    title: 'No tienes próximos eventos publicados',
    text: 'Publica un borrador para que los vendedores puedan enviar solicitudes.',
    action: 'Ir a mis eventos',
  },
};

export const allEvents: Translation<typeof english.allEvents> = {
  title: 'Todos los eventos',
  lead: 'Todos tus eventos, incluidos los pasados y los borradores.',
  search: 'Buscar',
  searchExample: 'Título o lugar',
  status: 'Estado',
  statuses: { any: 'Todos', draft: 'Borradores', published: 'Publicados' },
  when: 'Fechas',
  times: { any: 'Todas', upcoming: 'Próximos', past: 'Pasados' },
  filteredBy: (search, status, when) => `Búsqueda: ${search || 'ninguna'} · Estado: ${status} · Fechas: ${when}`,
  none: {
    title: 'Todavía no tienes eventos',
    text: 'Los eventos que crees o reclames aparecen aquí.',
    action: 'Crea tu primer evento',
  },
  noneLikeThat: {
    title: 'No encontramos eventos',
    text: 'Prueba con otra palabra o mira todos los eventos.',
    action: 'Ver todos los eventos',
  },
};

export const eventPicker: Translation<typeof english.eventPicker> = {
  label: 'Evento',
  all: 'Todos mis eventos',
  choose: 'Elige un evento',
  chosen: 'El evento que elegiste',
  search: 'Buscar un evento',
  found: (count) => plural(count, { one: 'evento encontrado', other: 'eventos encontrados' }),
  searchExample: 'Título o lugar',
};
