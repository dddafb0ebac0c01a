import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './duplication.js';

export const duplication: Translation<typeof english.duplication> = {
  title: (title) => `Duplicar ${title}`,
  text: 'Copia todos los datos a un borrador nuevo que solo tú ves. Las solicitudes, los archivos y el banner se quedan en este evento.',
  dates: 'Mover todas las fechas',
  nextWeek: 'Próxima semana',
  nextMonth: 'Próximo mes',
  nextSeason: 'Próxima temporada',
  nextYear: 'Próximo año',
  sameDates: 'Dejar las mismas fechas',
  confirm: 'Duplicar',
  cancel: 'Cancelar',
  done: 'Duplicado como borrador. Revisa las fechas y luego publícalo.',
  failed: 'No pudimos duplicar el evento. Inténtalo de nuevo.',
};
