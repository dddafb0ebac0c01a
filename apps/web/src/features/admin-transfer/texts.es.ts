import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const transferPage: Translation<typeof english.transferPage> = {
  title: 'Traspasar un evento',
  lead: 'Entrega un evento importado a su organizador.',
  notLoaded: 'No pudimos cargar este evento.',
};

export const transferableEvents: Translation<typeof english.transferableEvents> = {
  title: '1. Elige el evento',
  search: 'Buscar',
  searchExample: 'Título, lugar o ciudad',
  claim: 'Reclamado',
  claims: { all: 'Todos', open: 'Sin reclamar', claimed: 'Reclamado' },
  event: 'Evento',
  day: 'Día',
  place: 'Lugar',
  owner: 'Dueño',
  noOwner: 'Sin dueño',
  actions: 'Acciones',
  choose: 'Elegir',
  chooseOf: (title) => `Elegir ${title}`,
  change: 'Elegir otro evento',
  caption: 'Eventos importados',
  notLoaded: 'No pudimos cargar los eventos.',
  none: { title: 'No se encontraron eventos', text: 'Prueba con una búsqueda más corta, o con todos los eventos.' },
};

export const openClaims: Translation<typeof english.openClaims> = {
  title: (total) => `${plural(total, { one: 'reclamo abierto', other: 'reclamos abiertos' })} de este evento`,
  from: (name, email) => `${name} (${email})`,
  more: (rest) => `y ${formatCount(rest)} más`,
  effect: (total) =>
    total === 1
      ? 'Un traspaso lo cierra. Para darle el evento a esta persona, mejor aprueba su reclamo.'
      : 'Un traspaso los cierra. Para darle el evento a una de estas personas, mejor aprueba su reclamo.',
  review: 'Revisar reclamos',
};

export const organizerPicker: Translation<typeof english.organizerPicker> = {
  title: '2. Elige al organizador',
  email: 'Correo electrónico del organizador',
  find: 'Buscar',
  required: 'Escribe un correo electrónico',
  unknown: 'Ningún organizador tiene este correo electrónico.',
  failed: 'No pudimos buscar al organizador. Inténtalo de nuevo.',
  list: 'O elige de la lista',
  listHint: (count) => (count < 200 ? 'Todos los organizadores' : 'Los primeros 200 organizadores por nombre'),
  pick: 'Elige a un organizador',
  option: (business, email) => `${business} (${email})`,
  business: 'Negocio',
  contact: 'Contacto',
  address: 'Correo electrónico',
  place: 'Lugar',
};

export const handOver: Translation<typeof english.handOver> = {
  title: '3. Traspasa',
  note: 'Nota para la descripción (opcional)',
  noteHint: 'Todos pueden leerla al final de la descripción, después de “ADMIN NOTE”.',
  button: 'Traspasar evento',
  ask: '¿Traspasar este evento?',
  confirm: 'Traspasar',
  effect: (event, organizer) => `${organizer} pasa a ser dueño de ${event}.`,
  loses: (owner) => `${owner} ya no podrá administrarlo.`,
  closes: (claims) =>
    claims === 1
      ? 'El reclamo abierto de este evento se cierra.'
      : `Los ${formatCount(claims)} reclamos abiertos de este evento se cierran.`,
  notifies: 'Todas las personas involucradas reciben un correo electrónico.',
  failed: 'No pudimos traspasar el evento. Inténtalo de nuevo.',
  done: 'Evento traspasado',
  result: (event, organizer) => `${event} ahora es de ${organizer}.`,
  view: 'Ver el evento',
  again: 'Traspasar otro evento',
};
