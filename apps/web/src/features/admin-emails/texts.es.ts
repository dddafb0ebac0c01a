import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const types: Translation<typeof english.types> = {
  application_submitted: { title: 'Nueva solicitud', goesTo: 'Al organizador, cuando un vendedor envía su solicitud' },
  application_approved: { title: 'Solicitud aceptada', goesTo: 'Al vendedor, cuando el organizador lo acepta' },
  application_rejected: { title: 'Solicitud no aceptada', goesTo: 'Al vendedor, cuando el organizador no lo acepta' },
  payment_received: { title: 'Pago recibido', goesTo: 'Al organizador, cuando un vendedor ha pagado' },
  payment_confirmation: { title: 'Pago confirmado', goesTo: 'Al vendedor, cuando se completa su pago' },
  event_reminder_5day: {
    title: 'Recordatorio, 5 días antes',
    goesTo: 'A los vendedores aceptados, 5 días antes del evento',
  },
  event_reminder_1day: {
    title: 'Recordatorio, 1 día antes',
    goesTo: 'A los vendedores aceptados, 1 día antes del evento',
  },
};

export const list: Translation<typeof english.list> = {
  title: 'Plantillas de correo',
  lead: 'Lo que Stallbook les escribe a vendedores y organizadores. Los cambios valen a partir del próximo correo.',
  notLoaded: 'No pudimos cargar las plantillas de correo.',
  original: 'Texto original',
  changed: (when) => `Modificado ${when}`,
  edit: 'Editar',
  editNamed: (title) => `Editar ${title}`,
};

export const editor: Translation<typeof english.editor> = {
  toList: 'Todas las plantillas de correo',
  language: 'Idioma de quien lo recibe',
  form: 'Redacción',
  subject: 'Asunto',
  text: 'Texto',
  textHint: 'Una línea en blanco empieza un párrafo nuevo. Los datos, el botón y los enlaces se quedan como están.',
  variables: 'Variables',
  variablesHint: 'Cada una se reemplaza al enviar el correo.',
  required: 'obligatoria',
  save: 'Guardar',
  saved: 'El nuevo texto está guardado.',
  notSaved: 'No pudimos guardar el texto.',
  subjectMissing: 'Escribe un asunto',
  textMissing: 'Escribe un texto',
  unknown: 'Esa plantilla de correo no existe.',
};

export const preview: Translation<typeof english.preview> = {
  title: 'Vista previa con datos de ejemplo',
  view: 'Vista',
  views: { light: 'Claro', dark: 'Oscuro', phone: 'Teléfono', text: 'Solo texto' },
  frame: (subject) => `Vista previa de ${subject}`,
  failed: 'No pudimos cargar la vista previa.',
};

export const versions: Translation<typeof english.versions> = {
  title: 'Versiones',
  name: (version) => (version === 0 ? 'Original' : `Versión ${version}`),
  current: 'En uso',
  restore: (name) => `Restaurar ${name}`,
  confirm: 'El texto restaurado pasa a ser la versión más reciente. No se pierde ninguna.',
  unsaved: 'También reemplaza lo que escribiste y no guardaste.',
  restored: (name) => `${name} vuelve a estar en uso.`,
  notRestored: 'No pudimos restaurar esta versión. Inténtalo de nuevo.',
};

export const test: Translation<typeof english.test> = {
  title: 'Enviar una prueba',
  lead: 'Envía el texto de arriba con datos de ejemplo, aunque no lo hayas guardado.',
  to: 'Correo electrónico',
  invalid: 'Ingresa un correo electrónico válido',
  send: 'Enviar correo de prueba',
  sent: 'Enviado',
  notSent: 'No enviado',
  failed: 'No pudimos enviar el correo de prueba.',
};

export const log: Translation<typeof english.log> = {
  title: 'Registro de correos',
  lead: 'Cada correo con sus intentos y su resultado. No se guardan ni los textos ni las direcciones.',
  link: 'Registro de correos',
  notLoaded: 'No pudimos cargar los correos.',
  address: 'Enviado a',
  addressPlaceholder: 'Dirección completa',
  notWhole: 'Escribe la dirección completa para encontrar sus correos.',
  problem: 'Problema',
  problems: {
    any: 'Con o sin problema',
    failed: 'No enviado: falló',
    withheld: 'No enviado: retenido',
    bounced: 'Devuelto',
    complained: 'Marcado como spam',
  },
  count: (total) => plural(total, { one: 'correo', other: 'correos' }),
  none: {
    title: 'No hay correos',
    text: 'Ningún correo coincide. Cambia o borra los filtros.',
    action: 'Ver todos los correos',
  },
  stopped: {
    bounced: (at) => `Los correos a esta dirección fueron devueltos el ${at}. Ya no enviamos más.`,
    complained: (at) => `El titular de esta dirección los marcó como spam el ${at}. Ya no enviamos más.`,
  },
  resume: 'Volver a enviar correos',
  resumed: 'Volvemos a enviar correos a esta dirección',
  notResumed: 'No funcionó. Inténtalo de nuevo.',
  webhook: 'Devoluciones y quejas',
  webhookText:
    'Haz que tu proveedor de correo las notifique a esta dirección. Mantenla en secreto: quien la tenga puede detener los correos a cualquier persona.',
  show: 'Mostrar dirección',
};
