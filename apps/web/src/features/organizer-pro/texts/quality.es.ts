import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './quality.js';

export const quality: Translation<typeof english.quality> = {
  notLoaded: 'No pudimos cargar los vendedores.',
  vendors: 'Vendedores de este evento',
  pages: 'Páginas de vendedores',
  someVendor: 'Vendedor',
  booth: (place) => `Puesto ${place}`,
  attendanceOf: (vendor) => `Asistencia de ${vendor}`,
  attendance: { came: 'Vino', late: 'Llegó tarde', no_show: 'No vino' },
  ratingOf: (vendor) => `Calificación de ${vendor}`,
  rating: (stars) => `${stars} de 5`,
  remove: 'Borrar',
  removeOf: (vendor) => `Borrar la calificación de ${vendor}`,
  removed: 'La calificación se borró.',
  failed: 'No pudimos guardar la calificación. Inténtalo de nuevo.',
  private:
    'Nadie más ve tus calificaciones en Stallbook. Cuando un vendedor exporta sus propios datos, la exportación las incluye.',
  noVendors: { title: 'No hay vendedores', text: 'No se aceptó a ningún vendedor en este evento.' },
  none: {
    title: 'No hay eventos pasados',
    text: 'Después de un día de mercado, aquí calificas a sus vendedores.',
    action: 'Crear un evento',
  },
};

export const records: Translation<typeof english.records> = {
  title: 'Todos tus vendedores',
  caption: 'Calificaciones por vendedor',
  notLoaded: 'No pudimos cargar tus calificaciones.',
  vendor: 'Vendedor',
  place: 'Lugar',
  days: 'Días de mercado',
  late: 'Tarde',
  noShows: 'Ausencias',
  average: 'Calificación promedio',
  none: {
    title: 'Aún no hay calificaciones',
    text: 'Califica a los vendedores de un evento pasado, y los promedios aparecerán aquí.',
  },
};
