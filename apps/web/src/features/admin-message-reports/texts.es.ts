import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const reportsPage: Translation<typeof english.reportsPage> = {
  title: 'Mensajes denunciados',
  lead: 'Lees cada conversación solo hasta el momento de la denuncia. Lo que lees y haces queda registrado.',
  notLoaded: 'No pudimos cargar las denuncias.',
  status: 'Estado',
  statuses: [
    { value: 'open', label: 'Abiertas' },
    { value: 'warned', label: 'Con advertencia' },
    { value: 'closed', label: 'Cerradas' },
    { value: 'dismissed', label: 'Descartadas' },
  ],
  pages: 'Páginas de denuncias',
  none: { title: 'No hay denuncias aquí', text: 'Cuando alguien denuncie una conversación, aparecerá aquí.' },
};

export const reportCard: Translation<typeof english.reportCard> = {
  title: (reporter, reported) => `${reporter} denunció a ${reported}`,
  reasons: { spam: 'Spam', harassment: 'Acoso', fraud: 'Fraude', other: 'Otra cosa' },
  reason: 'Motivo',
  note: 'Qué pasó',
  about: 'Sobre',
  reporter: 'Denunciada por',
  reported: 'Persona denunciada',
  conversation: 'Conversación',
  messages: (count) => plural(count, { one: 'mensaje', other: 'mensajes' }),
  sent: 'Fecha de la denuncia',
  settled: 'Resuelta',
  read: 'Leer los mensajes',
  dismiss: 'Descartar',
  warn: 'Advertir',
  close: 'Cerrar la conversación',
  reopen: 'Reabrir la conversación',
};

export const settling: Translation<typeof english.settling> = {
  dismiss: {
    title: '¿Descartar esta denuncia?',
    text: 'Nada cambia para las dos personas.',
    action: 'Descartar',
    done: 'Denuncia descartada.',
  },
  close: {
    title: '¿Cerrar esta conversación?',
    text: 'Las dos personas pueden seguir leyéndola, pero ya no pueden escribirse en ninguna conversación. Puedes reabrirla.',
    action: 'Cerrar la conversación',
    done: 'Conversación cerrada.',
  },
  reopen: {
    title: '¿Reabrir esta conversación?',
    text: 'Las dos personas podrán volver a escribirse, salvo que otra de sus conversaciones esté cerrada.',
    action: 'Reabrir',
    done: 'Conversación reabierta.',
  },
  failed: 'No funcionó. Inténtalo de nuevo.',
};

export const warning: Translation<typeof english.warning> = {
  title: (name) => `Advertir a ${name}`,
  hint: 'Lo recibe como mensaje del equipo de Stallbook. No digas quién hizo la denuncia.',
  text: 'Tu advertencia',
  first:
    'Una persona denunció una conversación contigo. Por favor, mantén un trato amable y ve al grano. Si esto sigue así, cerraremos la conversación.',
  send: 'Enviar la advertencia',
  done: 'Advertencia enviada.',
};

export const reported: Translation<typeof english.reported> = {
  title: 'Conversación denunciada',
  log: 'Mensajes',
  removed: 'Este mensaje se eliminó.',
  photoFrom: (name, place, all) => (all > 1 ? `Foto ${place} de ${all} de ${name}` : `Foto de ${name}`),
  older: 'Mensajes anteriores',
  newest: 'Mensajes más recientes',
  notLoaded: 'No pudimos cargar los mensajes.',
  none: 'Todavía no había mensajes.',
};
