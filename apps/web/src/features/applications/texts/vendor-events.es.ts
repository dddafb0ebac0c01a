import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './vendor-events.js';

const counted = (total: number) => plural(total, { one: 'evento', other: 'eventos' });

export const acceptedEvents: Translation<typeof english.acceptedEvents> = {
  title: 'Eventos donde te aceptaron',
  counted,
  pages: 'Páginas de eventos donde te aceptaron',
  notLoaded: 'No pudimos cargar los eventos donde te aceptaron.',
  none: 'Todavía no te han aceptado en ningún evento',
  noneText: 'Aquí aparecen los eventos cuyo organizador te acepta, con tu puesto, las tarifas y los archivos.',
  find: 'Buscar un evento',
  boothLocation: 'Ubicación del puesto',
  noBooth: 'Sin asignar todavía',
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
  total: 'Total',
  message: 'Mensaje del organizador',
  showFiles: 'Ver archivos',
  hideFiles: 'Ocultar archivos',
};

export const pastEvents: Translation<typeof english.pastEvents> = 'Eventos pasados';

export const upcomingEvents: Translation<typeof english.upcomingEvents> = {
  title: 'Próximos eventos',
  counted,
  pages: 'Páginas de próximos eventos',
  notLoaded: 'No pudimos cargar tus próximos eventos.',
  none: 'No tienes próximos eventos',
  noneText: 'Aquí aparecen los eventos donde te aceptaron y que están por venir, del más cercano al más lejano.',
  find: 'Buscar un evento',
  hours: 'Horario',
  place: 'Lugar',
  booth: 'Ubicación del puesto',
  noBooth: 'Sin asignar todavía',
  loadIn: 'Montaje',
  loadOut: 'Desmontaje',
  unknown: 'Por anunciarse',
  setup: 'Instalación',
  phone: 'Teléfono de contacto',
  toAccepted: 'Puestos, tarifas y archivos',
};
