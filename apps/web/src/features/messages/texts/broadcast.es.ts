import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './broadcast.js';

const vendors = (count: number) => plural(count, { one: 'vendedor', other: 'vendedores' });

export const broadcast: Translation<typeof english.broadcast> = {
  title: 'Escribir a un grupo de vendedores',
  lead: 'Cada vendedor recibe tu mensaje en su propia conversación contigo, y solo tú ves su respuesta.',
  pick: { title: 'Elige uno de tus eventos', text: 'Escribes a los vendedores de un evento a la vez.' },
  notFound: {
    title: 'No encontramos el evento',
    text: 'Puede que sea de otra cuenta. Elige uno de tus eventos.',
  },
  notLoaded: 'No pudimos cargar los vendedores de este evento.',
  group: 'Para',
  groups: {
    accepted: 'Vendedores aceptados',
    unpaid: 'Aceptados que aún no pagan',
    pending: 'En espera de tu decisión',
  },
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  recipients: 'Quién lo recibe',
  counted: vendors,
  more: (count) => `y ${count} más`,
  showNames: 'Ver todos los nombres',
  empty: 'Ningún vendedor coincide.',
  none: 'Ningún vendedor de este grupo puede recibir un mensaje ahora.',
  leftOut: (count) => `No lo reciben ${vendors(count)}: salieron de la conversación, o uno de los dos bloqueó al otro.`,
  message: 'Tu mensaje',
  tooLong: (over) => `Te pasaste por ${plural(over, { one: 'carácter', other: 'caracteres' })}`,
  send: (count) => `Enviar a ${vendors(count)}`,
  sending: (count) => `Tu mensaje va en camino a ${vendors(count)}`,
  failed: 'No pudimos enviar tu mensaje. Inténtalo de nuevo.',
  confirm: {
    title: (count) => `¿Enviar este mensaje a ${vendors(count)}?`,
    text: 'Un mensaje enviado no se puede retirar.',
    action: 'Enviar',
  },
};

export const sentBroadcasts: Translation<typeof english.sentBroadcasts> = {
  title: 'Enviados a grupos',
  notLoaded: 'No pudimos cargar lo que enviaste.',
  sending: (done, total) => `Enviando: ${done} de ${total}`,
  progress: 'Enviando',
  sent: (delivered, total) =>
    delivered === total ? `Enviado a ${vendors(total)}` : `Enviado a ${delivered} de ${vendors(total)}`,
  notReached: (names) => `No lo recibieron: ${names.join(', ')}`,
  to: (group, category) => [broadcast.groups[group], category].filter(Boolean).join(' · '),
};
