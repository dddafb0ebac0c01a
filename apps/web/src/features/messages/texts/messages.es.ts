import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './messages.js';

const attached = (photos: number, files: number): string =>
  [
    photos > 0 && plural(photos, { one: 'foto', other: 'fotos' }),
    files > 0 && plural(files, { one: 'archivo', other: 'archivos' }),
  ]
    .filter(Boolean)
    .join(', ');

export const messagesPage: Translation<typeof english.messagesPage> = {
  title: 'Mensajes',
  list: 'Conversaciones',
  notLoaded: 'No pudimos cargar tus conversaciones.',
  older: 'Ver más conversaciones',
  writeToGroup: 'Escribir a un grupo',
  none: {
    title: 'Todavía no tienes mensajes',
    text: 'Pregúntale a un organizador por un evento desde su página, o escribe sobre una de tus solicitudes.',
    action: 'Buscar eventos',
  },
  noneOrganizer: {
    text: 'Escríbele a un vendedor desde su perfil o desde una solicitud que te haya enviado.',
    action: 'Buscar vendedores',
  },
  noneFound: { title: 'No encontramos conversaciones', text: 'Prueba con otro filtro u otro nombre.' },
  pick: { title: 'Elige una conversación', text: 'Tus mensajes con vendedores y organizadores se abren aquí.' },
};

export const threadFilters: Translation<typeof english.threadFilters> = {
  search: 'Buscar conversaciones',
  searchExample: 'Nombre o evento',
  show: 'Mostrar',
  shown: { inbox: 'Bandeja de entrada', unread: 'Sin leer', archived: 'Archivadas' },
  more: 'Más filtros',
  about: 'Sobre',
  types: { all: 'Todo', event: 'Eventos', application: 'Solicitudes', person: 'Personas' },
};

export const threadRow: Translation<typeof english.threadRow> = {
  unread: (count) => `${count} sin leer`,
  own: (text) => `Tú: ${text}`,
  removed: 'Mensaje eliminado',
  muted: 'Silenciada',
  draft: (text) => `Borrador: ${text}`,
  attached,
};

export const serviceNames: Translation<typeof english.serviceNames> = {
  'A former member': 'Un antiguo miembro',
  'A member': 'Un miembro',
  'Stallbook support': 'Soporte de Stallbook',
};

export const conversation: Translation<typeof english.conversation> = {
  back: 'Todas las conversaciones',
  notLoaded: 'No pudimos cargar esta conversación.',
  unknown: {
    title: 'No encontramos la conversación',
    text: 'Puede que sea de otra cuenta o que hayas salido de ella.',
    action: 'Todas las conversaciones',
  },
  log: 'Mensajes',
  older: 'Ver mensajes anteriores',
  olderNotLoaded: 'No pudimos cargar los mensajes anteriores.',
  newest: 'Mensajes más recientes',
  removed: 'Este mensaje se eliminó.',
  you: 'Tú',
  ownPhoto: (place, all) => (all > 1 ? `Tu foto ${place} de ${all}` : 'Tu foto'),
  photoFrom: (name, place, all) => (all > 1 ? `Foto ${place} de ${all} de ${name}` : `Foto de ${name}`),
  attached,
  read: 'Leído',
  sending: 'Enviando…',
  notSent: 'No se envió.',
  filesGone: (attached: string) => `Borrado tras una semana sin enviarse: ${attached}`,
  retry: 'Intentar de nuevo',
  retryWithoutFiles: 'Enviar sin adjuntos',
  discard: 'Descartar',
  typing: (name) => `${name} está escribiendo…`,
  aboutEvent: (title) => `Sobre ${title}`,
  aboutApplication: (title) => `Sobre la solicitud a ${title}`,
  closed: 'No puedes enviar mensajes en esta conversación.',
  closedByAdmin: 'Stallbook cerró esta conversación después de una denuncia.',
  blocked: 'Bloqueaste a esta persona. Desbloquéala para volver a escribirle.',
};

export const threadMenu: Translation<typeof english.threadMenu> = {
  label: 'Opciones de la conversación',
  archive: 'Archivar',
  restore: 'Mover a la bandeja de entrada',
  mute: 'Silenciar',
  unmute: 'Dejar de silenciar',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  report: 'Denunciar',
  leave: 'Salir',
  archived: 'Conversación archivada.',
  restored: 'Conversación movida a la bandeja de entrada.',
  muted: 'Silenciada: no recibirás notificaciones de esta conversación.',
  unmuted: 'Ya no está silenciada.',
  unblocked: 'Persona desbloqueada.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  confirmBlock: {
    title: (name) => `¿Bloquear a ${name}?`,
    text: 'No recibirás sus mensajes, tampoco en otras conversaciones. Puedes desbloquear a esta persona más adelante.',
    action: 'Bloquear',
  },
  confirmLeave: {
    title: '¿Salir de esta conversación?',
    text: 'Desaparece de tu lista y ya no se pueden enviar mensajes en ella. Puedes volver a empezarla.',
    action: 'Salir',
  },
};

export const reportDialog: Translation<typeof english.reportDialog> = {
  title: (name) => `Denunciar a ${name}`,
  lead: 'Nuestro equipo lee la conversación tal como está ahora, no lo que escribas después. Nunca decimos quién denunció.',
  reason: '¿Qué ocurre?',
  pickReason: 'Elige un motivo',
  reasonMissing: 'Elige un motivo.',
  reasons: {
    spam: 'Spam o publicidad',
    harassment: 'Acoso o amenazas',
    fraud: 'Fraude, o te piden pagar en otro lugar',
    other: 'Otra cosa',
  },
  note: '¿Qué pasó? (opcional)',
  send: 'Denunciar',
  failed: 'No pudimos enviar tu denuncia. Inténtalo de nuevo.',
  done: 'Gracias. Nuestro equipo la revisará. También puedes bloquear a esta persona.',
};

export const composer: Translation<typeof english.composer> = {
  label: 'Tu mensaje',
  hint: 'Enter envía, Shift+Enter empieza una línea nueva.',
  send: 'Enviar',
  addFiles: 'Agregar fotos o PDF',
  removePhoto: (place) => `Quitar la foto ${place}`,
  removeFile: (name) => `Quitar ${name}`,
  photoAt: (place) => `Foto ${place}`,
  attached: 'Fotos y archivos de este mensaje',
  ready: (photos, files) => `Para enviar: ${attached(photos, files)}`,
  uploading: (files) => plural(files, { one: 'archivo se sigue subiendo', other: 'archivos se siguen subiendo' }),
  notUploaded: 'No pudimos subir el archivo',
  tooMany: (most) => `Un mensaje puede llevar hasta ${most} fotos y archivos.`,
  tooLong: (over) => `Te pasaste por ${plural(over, { one: 'carácter', other: 'caracteres' })}`,
};

export const newConversation: Translation<typeof english.newConversation> = {
  title: (name) => `Nuevo mensaje para ${name}`,
  unknown: {
    title: 'No puedes empezar esta conversación',
    text: 'Vendedores y organizadores pueden escribirse sobre un evento publicado o una solicitud, o desde un perfil, mientras los dos tengan cuenta.',
    action: 'Todas las conversaciones',
  },
  notLoaded: 'No pudimos cargar esta página.',
  failed: 'No pudimos enviar tu mensaje. Inténtalo de nuevo.',
  first: 'Saluda y pregunta lo que quieras saber.',
};

export const inviteButton: Translation<typeof english.inviteButton> = {
  invite: 'Invitar',
  inviteOf: (name) => `Invitar a ${name}`,
};
