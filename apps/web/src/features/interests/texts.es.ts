import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const interestControl: Translation<typeof english.interestControl> = {
  title: '¿Aún no quieres enviar tu solicitud?',
  titleWithoutApplying: '¿Te gustaría vender aquí?',
  lead: 'Dile al organizador que te gustaría participar. No cuesta nada y no te compromete a nada.',
  leadUntilJoined:
    'Deja una nota al organizador, que la verá cuando se una a Stallbook. No cuesta nada y no te compromete a nada.',
  open: 'Me interesa',
  form: 'Mostrar interés',
  message: 'Mensaje al organizador (opcional)',
  used: (count, most) => `${count} de ${most} caracteres`,
  tooLong: (most) => `Usa ${most} caracteres como máximo`,
  send: 'Mostrar interés',
  cancel: 'Cancelar',
  interestedTitle: 'Te interesa',
  interested: 'El organizador ve tu perfil y tu mensaje.',
  interestedUntilJoined: 'El organizador verá tu perfil y tu mensaje cuando se una a Stallbook.',
  yourMessage: 'Tu mensaje',
  remove: 'Quitar interés',
  removeTitle: 'Quitar interés',
  removeQuestion: '¿Seguro que ya no te interesa este evento?',
  notExpressed: 'No pudimos guardar tu interés. Inténtalo de nuevo.',
  notRemoved: 'No pudimos quitar tu interés. Inténtalo de nuevo.',
};

export const ownInterests: Translation<typeof english.ownInterests> = {
  caption: 'Tus intereses',
  event: 'Evento',
  dates: 'Fechas',
  place: 'Lugar',
  status: 'Estado',
  message: 'Mensaje',
  since: 'Te interesa desde',
  actions: 'Acciones',
  someEvent: 'Evento',
  notAvailable: 'No disponible',
  apply: 'Enviar solicitud',
  remove: 'Quitar',
  removeOf: (event) => `Quitar interés en ${event}`,
  notLoaded: 'No pudimos cargar tus intereses. Inténtalo de nuevo.',
  none: {
    title: 'Todavía no tienes intereses',
    text: 'En la página de un evento, dile a su organizador que te gustaría participar.',
    action: 'Buscar eventos',
  },
};

export const receivedInterests: Translation<typeof english.receivedInterests> = {
  pages: 'Páginas de intereses',
  counted: (total) => plural(total, { one: 'vendedor interesado', other: 'vendedores interesados' }),
  vendor: 'Vendedor',
  someVendor: 'Vendedor',
  city: 'Ciudad',
  message: 'Mensaje',
  since: 'Fecha',
  actions: 'Acciones',
  write: 'Mensaje',
  writeTo: (vendor) => `Enviar un mensaje a ${vendor}`,
  someEvent: 'Evento',
  view: 'Ver evento',
  viewOf: (event) => `Ver ${event}`,
  notLoaded: 'No pudimos cargar los intereses. Inténtalo de nuevo.',
  none: {
    title: 'Todavía no hay intereses',
    text: 'Aquí aparecen los vendedores que quieren participar en tus eventos.',
    action: 'Ir a tus eventos',
  },
};
