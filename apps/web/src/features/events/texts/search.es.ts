import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './search.js';

export const eventSearch: Translation<typeof english.eventSearch> = {
  what: { name: 'Qué', example: 'Evento, ciudad o producto' },
  where: { name: 'Dónde', example: 'Ciudad, estado o código postal' },
  when: 'Cuándo',
  ranges: {
    '30': 'Últimos 30 días y próximos 6 meses',
    '60': 'Últimos 60 días y próximos 6 meses',
    '180': 'Últimos 6 meses y próximos 6 meses',
    this_month: 'Este mes',
    next_month: 'El próximo mes',
    all: 'Todas las fechas',
    custom: 'Elegir fechas',
  },
  fromDay: (day) => `Desde el ${day}`,
  untilDay: (day) => `Hasta el ${day}`,
  distance: {
    name: 'Distancia',
    any: 'Cualquier distancia',
    within: (miles) => `A menos de ${miles} millas`,
  },
  filters: (count) => (count > 0 ? `Filtros (${count})` : 'Filtros'),
  type: 'Tipo',
  anyType: 'Cualquier tipo',
  open: 'Aceptan solicitudes',
  more: {
    name: 'Más filtros',
    chosen: (count) => (count > 0 ? plural(count, { one: 'elegido', other: 'elegidos' }) : 'Ninguno'),
  },
};

export const eventList: Translation<typeof english.eventList> = {
  loading: 'Cargando...',
  order: {
    label: 'Ordenar',
    byDate: 'Fecha más lejana',
    byMatch: 'Mejor coincidencia',
    date_ascending: 'Fecha más próxima',
    date_descending: 'Fecha más lejana',
    lowest_fee: 'Tarifa más baja',
    newest_first: 'Más recientes',
    nearest: 'Más cercanos',
  },
  map: 'Ver mapa',
  list: 'Ocultar mapa',
  foundMany: (total) => `Más de ${formatCount(total)} eventos`,
  found: (total) => plural(total, { one: 'evento', other: 'eventos' }),
  foundWithin: (total, dates) => `${plural(total, { one: 'evento', other: 'eventos' })} · ${dates}`,
  notLoaded: 'No pudimos cargar los eventos. Inténtalo de nuevo.',
  reload: 'Volver a cargar eventos',
  pages: 'Páginas de eventos',
};

export const eventCard: Translation<typeof english.eventCard> = {
  away: (miles) => `a ${miles < 10 ? miles : Math.round(miles)} mi`,
  noFees: 'Sin tarifas',
  applyBy: (day) => `Solicita hasta el ${day}`,
  feesUnknown: 'Tarifas por anunciarse',
  fees: 'puesto y solicitud',
  boothFee: 'puesto',
  claim: 'Reclamar',
  claimOf: (title) => `Reclamar ${title}`,
};
