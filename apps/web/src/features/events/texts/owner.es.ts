import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './owner.js';

export const ownerPanel: Translation<typeof english.ownerPanel> = {
  freeEvent: {
    title: 'Los puestos gratis atraen vendedores',
    text: 'Encuentra vendedores a la medida y pídeles que envíen su solicitud.',
    action: 'Buscar vendedores',
  },
  title: 'Tu evento',
  draft: {
    title: 'Este evento es un borrador. Solo tú lo ves.',
    text: 'Los vendedores podrán encontrarlo cuando lo publiques.',
  },
  beingDeleted: {
    title: 'Reembolsos en curso',
    text: 'Este evento ya no acepta solicitudes. Se elimina después del último reembolso.',
    left: (count) => `${plural(count, { one: 'puesto', other: 'puestos' })} por reembolsar`,
    payments: 'Ver los reembolsos',
  },
  publish: 'Publicar evento',
  published: 'Tu evento está publicado. Comparte su enlace para atraer vendedores.',
  notPublished: 'No pudimos publicar el evento. Inténtalo de nuevo.',
  edit: 'Editar evento',
  applications: 'Solicitudes',
  freshApplications: (count) => `Solicitudes (${plural(count, { one: 'nueva', other: 'nuevas' })})`,
  roster: 'Lista de vendedores',
  write: 'Escribir a los vendedores',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
};

export const eventLink: Translation<typeof english.eventLink> = { copy: 'Copiar enlace', copied: '¡Copiado!' };

export const eventCode: Translation<typeof english.eventCode> = {
  copy: 'Copiar código',
  copied: '¡Copiado!',
  share: 'Comparte este código con los vendedores para que lleguen directo al evento',
};

export const deletion: Translation<typeof english.deletion> = {
  question: '¿Eliminar este evento? También se eliminarán sus solicitudes y archivos. No se puede deshacer.',
  hasEnded:
    'Este evento ya se celebró. Si lo eliminas, devuelves las tarifas aunque los vendedores usaron sus puestos. Si lo conservas, te quedas con ellas.',
  pending: (count) => plural(count, { one: 'solicitud pendiente', other: 'solicitudes pendientes' }),
  accepted: (count) => plural(count, { one: 'solicitud aceptada', other: 'solicitudes aceptadas' }),
  uncounted: 'Sus solicitudes (no pudimos cargar cuántas son)',
  paid: (count, sum) =>
    `${plural(count, { one: 'puesto pagado', other: 'puestos pagados' })}: los vendedores recuperan ${sum}, el total de lo que pagaron`,
  countingPaid: 'Buscando puestos pagados…',
  unknownPaid: 'Sus puestos pagados, con reembolso completo (no pudimos cargar cuántos son)',
  refunding: 'Estamos reembolsando los puestos pagados. El evento se elimina después del último reembolso.',
  confirm: 'Eliminar evento',
  done: 'Evento eliminado',
  failed: 'No pudimos eliminar el evento',
};

export const uncountedNotice: Translation<typeof english.uncountedNotice> = {
  title: 'No pudimos cargar el número de solicitudes.',
  retry: 'Intentar de nuevo',
};
