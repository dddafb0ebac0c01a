import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const libraryPage: Translation<typeof english.libraryPage> = {
  title: 'Biblioteca de éxito',
  lead: 'Guías prácticas, paso a paso, para cada parte de un día de mercado. Empieza en tu teléfono y sigue en tu computadora. Están en inglés.',
  stats: {
    label: 'Tu progreso',
    completed: 'Guías completadas',
    published: 'Guías en la biblioteca',
    rate: 'De la biblioteca completada',
  },
  resume: 'Sigue donde te quedaste',
  recommended: 'Recomendadas para ti',
  why: 'Buenos próximos pasos para ti. Cambian según las respuestas a tus solicitudes.',
  saved: 'Guardadas',
  all: 'Todas las guías prácticas',
  category: 'Categoría',
  anyCategory: 'Todas',
  search: 'Buscar en la biblioteca',
  example: 'Precios, puesto o fotos',
  notIncluded: 'Tu plan no incluye la Biblioteca de éxito.',
  notLoaded: 'No pudimos cargar la biblioteca de éxito.',
  none: {
    title: 'Ninguna guía práctica coincide',
    text: 'Prueba con otra palabra o categoría.',
    action: 'Ver todas las guías',
  },
  empty: {
    title: 'La biblioteca todavía está vacía',
    text: 'Las guías prácticas aparecen aquí cuando se publican.',
  },
  found: (count) => plural(count, { one: 'guía práctica', other: 'guías prácticas' }),
  steps: (count) => plural(count, { one: 'paso', other: 'pasos' }),
  at: (step, of) => `Paso ${step} de ${of}`,
  completed: 'Completada',
};

export const blueprintPage: Translation<typeof english.blueprintPage> = {
  toAll: 'Todas las guías prácticas',
  inEnglish: 'Esta guía está en inglés.',
  print: 'Imprimir',
  steps: 'Pasos',
  step: (step, of) => `Paso ${step} de ${of}`,
  stepDone: 'listo',
  named: (step, title) => `${step}. ${title}`,
  checklist: 'Lista de tareas',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  complete: 'Marcar como completada',
  completed: 'Completaste esta guía práctica.',
  reopen: 'Marcar como no completada',
  notSaved: 'Tu progreso no se guardó. Se guardará con tu próximo paso, cuando vuelvas a tener conexión.',
  notLoaded: 'No pudimos cargar la guía práctica.',
  unknown: { title: 'No encontramos la guía práctica', text: 'Puede que ya no esté en la biblioteca.' },
};
