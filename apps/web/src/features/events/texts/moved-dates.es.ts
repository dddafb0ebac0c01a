import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './moved-dates.js';

export const movedDates: Translation<typeof english.movedDates> = {
  title: 'Estas fechas se movieron con el evento',
  line: (field, date) => `${field}: ${date}`,
  fields: {
    eventEndDate: 'Fecha final',
    loadInDate: 'Fecha de montaje',
    applicationDeadline: 'Fecha límite para solicitudes',
  },
  stays: (date) => `La fecha límite para solicitudes sigue siendo ${date}`,
  keep: 'Dejar las fechas anteriores',
};
