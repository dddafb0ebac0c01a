import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './filter-sheet.js';

export const filterSheet: Translation<typeof english.filterSheet> = {
  title: 'Filtros',
  thisWeekend: 'Este fin de semana',
  nextWeekend: 'El próximo fin de semana',
  from: 'Desde',
  to: 'Hasta',
  near: (place) => `Cerca de ${place}`,
  needsPlace: 'Escribe una ciudad o un código postal en Dónde.',
  fee: 'Tarifa de puesto',
  feeFrom: 'Desde',
  feeTo: 'Hasta',
  feeInvalid: 'Ingresa un importe, por ejemplo 75 o 75.00.',
  setting: 'Lugar',
  anySetting: 'Cualquiera',
  onSite: 'En el lugar',
  onlyAnnounced: 'No incluye los eventos que aún no lo han anunciado.',
  show: (count) => `Ver ${count}`,
  showAny: 'Ver eventos',
  reset: 'Quitar filtros',
  fees: {
    none: 'Sin tarifa de puesto',
    upTo: (most) => `Tarifa de puesto hasta ${most}`,
    from: (least) => `Tarifa de puesto desde ${least}`,
    between: (least, most) => `Tarifa de puesto de ${least} a ${most}`,
  },
  nearestNeedsPlace: 'Para ordenar por distancia, escribe una ciudad o un código postal en Dónde.',
  active: 'Filtros activos',
  remove: (filter) => `Quitar filtro: ${filter}`,
  area: 'Zona del mapa',
};
