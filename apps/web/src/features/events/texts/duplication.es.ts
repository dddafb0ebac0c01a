import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './duplication.js';

const drafts = (count: number) => plural(count, { one: 'borrador', other: 'borradores' });

export const duplication: Translation<typeof english.duplication> = {
  title: (title) => `Duplicar ${title}`,
  text: 'Copia todos los datos a un borrador nuevo que solo tú ves. Las solicitudes, los archivos y las imágenes se quedan en este evento.',
  dates: 'Mover todas las fechas',
  placements: {
    nextWeek: 'Próxima semana',
    nextMonth: 'Próximo mes',
    nextSeason: 'Próxima temporada',
    nextYear: 'Próximo año',
    sameDates: 'Dejar las mismas fechas',
    onDate: 'A la fecha que elijas',
    weekly: 'Cada semana',
    biweekly: 'Cada 2 semanas',
    monthly: 'Cada mes, el mismo día de la semana',
  },
  date: 'Fecha del evento en el borrador',
  until: 'Hasta',
  preview: (count) => `${drafts(count)}; en cada uno se mueven también la fecha límite, el montaje y el último día:`,
  noDate: 'Escribe una fecha',
  pastDate: 'Ese día ya pasó. Escribe uno posterior.',
  noneUntil: 'No queda ninguna fecha hasta ese día. Escribe uno posterior.',
  tooMany: (most) => `Escribe un día anterior: se pueden crear hasta ${most} borradores a la vez.`,
  confirm: 'Duplicar',
  confirmMany: (count) => `Crear ${drafts(count)}`,
  done: 'Duplicado como borrador. Revisa las fechas y luego publícalo.',
  doneMany: (count) => `Borradores creados: ${count}. Revisa cada uno y luego publícalo.`,
  failed: 'No pudimos duplicar el evento. Inténtalo de nuevo.',
};
