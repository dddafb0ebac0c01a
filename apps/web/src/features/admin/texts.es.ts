import { formatDate } from '../../lib/format/dates.js';
import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const dashboard: Translation<typeof english.dashboard> = {
  loading: 'Cargando las cifras',
  title: 'Administración',
  documentTitle: 'Panel de administración',
  queues: 'Colas de trabajos',
  countsNotLoaded: 'No pudimos cargar algunas cifras.',
  notCounted: 'No disponible',
  publishedEvents: 'Eventos publicados',
  draftEvents: 'Eventos en borrador',
  claimableEvents: 'Eventos por reclamar',
  vendors: 'Vendedores',
  organizers: 'Organizadores',
  admins: 'Administradores',
  withoutProfile: 'Cuentas sin perfil',
  applications: 'Solicitudes',
  pendingApplications: 'Solicitudes pendientes',
  receivedPayments: 'Pagos recibidos',
  refundedPayments: 'Reembolsados por completo',
  messages: 'Mensajes',
  counts: 'En números',
  people: 'Personas',
  events: 'Eventos',
  activity: 'Actividad',
  subscriptions: 'Suscripciones por plan',
  charts: 'Los últimos 90 días',
};

export const trends: Translation<typeof english.trends> = {
  day: 'Día',
  titles: {
    accounts: 'Cuentas nuevas',
    market_events: 'Eventos nuevos',
    applications: 'Solicitudes nuevas',
    payments: 'Pagos recibidos',
  },
  summary: (total, best) =>
    best
      ? `${formatCount(total)} en 90 días; el día con más, ${formatDate(best.day)}: ${formatCount(best.count)}.`
      : 'Ninguno en los últimos 90 días.',
};

export const tools: Translation<typeof english.tools> = {
  title: 'Herramientas',
  import: 'Importar eventos',
  claims: 'Reclamos',
  transfer: 'Traspasar un evento',
  users: 'Usuarios',
  events: 'Eventos',
  blog: 'Artículos del blog',
  blueprints: 'Guías prácticas',
  emailTemplates: 'Plantillas de correo',
  plans: 'Planes',
  data: 'Explorador de datos',
  emails: 'Registro de correos',
  reports: 'Mensajes denunciados',
  texts: 'Textos del sitio',
  support: 'Herramientas de soporte',
  system: 'Sistema',
};

const recordNames: Record<string, string> = {
  accounts: 'cuentas',
  applications: 'solicitudes',
  claims: 'reclamos',
  emails: 'correos',
  market_events: 'eventos',
  payments: 'pagos',
  posts: 'artículos del blog',
  subscriptions: 'suscripciones',
};

export const operationLog: Translation<typeof english.operationLog> = {
  title: 'Últimas operaciones',
  operation: 'Operación',
  sentences: {
    undo_import: ({ file, deleted }) =>
      `Deshizo la importación de ${file}, eventos eliminados: ${formatCount(deleted)}`,
    read_message_report: ({ subject }) =>
      subject === 'list' ? 'Vio las conversaciones denunciadas' : 'Leyó una conversación denunciada',
    dismiss_message_report: () => 'Descartó la denuncia de una conversación',
    warn_message_sender: () => 'Advirtió a una persona después de una denuncia',
    close_message_thread: () => 'Cerró una conversación denunciada',
    reopen_message_thread: () => 'Reabrió una conversación',
    seed_events: ({ file, created, failed }) =>
      `Importó eventos de ${file}, creados: ${formatCount(created)}, filas fallidas: ${formatCount(failed)}`,
    approve_claim: ({ event }) => `Aprobó un reclamo de ${event}`,
    deny_claim: ({ event }) => `Rechazó un reclamo de ${event}`,
    take_down_event: ({ event, reason }) => `Retiró ${event}. Motivo: ${reason}`,
    restore_event: ({ event }) => `Restableció ${event}`,
    transfer_event: ({ event, person }) => `Traspasó ${event} a ${person}`,
    end_session: ({ person }) => `Cerró la sesión de ${person} en un dispositivo`,
    end_all_sessions: ({ person }) => `Cerró la sesión de ${person} en todas partes`,
    resend_confirmation: ({ person }) => `Reenvió el correo de confirmación a ${person}`,
    read_account: ({ person }) => `Consultó la cuenta de ${person}`,
    erase_submission: () => 'Borró un mensaje de un visitante',
    resend_dead_letter: ({ service }) => `Reenvió un mensaje fallido de ${service}`,
    discard_dead_letter: ({ service }) => `Descartó un mensaje fallido de ${service}`,
    change_plan: () => 'Cambió un plan',
    read_records: ({ subject }) => `Consultó ${recordNames[subject] ?? subject} en el explorador de datos`,
    export_records: ({ subject }) => `Exportó ${recordNames[subject] ?? subject} como CSV`,
    save_post: ({ title }) => `Editó el artículo del blog ${title}`,
    publish_post: ({ title }) => `Publicó el artículo del blog ${title}`,
    schedule_post: ({ title }) => `Programó el artículo del blog ${title}`,
    unschedule_post: ({ title }) => `Canceló la programación del artículo del blog ${title}`,
    unpublish_post: ({ title }) => `Retiró el artículo del blog ${title}`,
    delete_post: ({ title }) => `Eliminó el artículo del blog ${title}`,
    save_blueprint: ({ title }) => `Editó la guía práctica ${title}`,
    publish_blueprint: ({ title }) => `Publicó la guía práctica ${title}`,
    unpublish_blueprint: ({ title }) => `Retiró la guía práctica ${title}`,
    delete_blueprint: ({ title }) => `Eliminó la guía práctica ${title}`,
    order_blueprints: () => 'Cambió el orden de las guías prácticas',
    change_blueprint_categories: () => 'Cambió las categorías de las guías prácticas',
    change_landing_texts: () => 'Cambió los textos del sitio',
    read_accounts: ({ subject, person }) =>
      subject === 'list' ? 'Consultó la lista de cuentas' : `Encontró a ${person} en la lista de cuentas`,
    save_email_template: () => 'Cambió el texto de un correo',
    retry_set_aside: ({ service }) => `Reintentó commits de ${service}`,
  },
  someEvent: 'un evento eliminado',
  someone: 'una cuenta eliminada',
  someFile: 'un archivo',
  by: 'Por',
  admin: 'Un administrador',
  when: 'Cuándo',
  notLoaded: 'No pudimos cargar las operaciones.',
  none: 'Aún no hay actividad.',
};

export const support: Translation<typeof english.support> = {
  title: 'Herramientas de soporte',
  lead: 'Busca usuarios, ayúdalos y lee lo que enviaron los visitantes.',
  sent: 'Lo que enviaron los visitantes',
  list: 'Lista',
};

export const submissions: Translation<typeof english.submissions> = {
  search: 'Buscar',
  searchExample: 'Nombre, correo o texto',
  state: 'Estado',
  states: [
    { value: 'open', label: 'Por atender' },
    { value: 'done', label: 'Atendidos' },
    { value: 'all', label: 'Todos' },
  ],
  sent: 'Enviado',
  done: 'Atendido',
  actions: 'Acciones',
  anonymous: 'un visitante anónimo',
  markDone: 'Marcar como atendido',
  marked: 'Marcado como atendido.',
  reopen: 'Reabrir',
  reopened: 'Reabierto.',
  undo: 'Deshacer',
  reply: 'Responder',
  replyTo: (who) => `Responder a ${who}`,
  subject: 'Tu mensaje a Stallbook',
  more: (who) => `Más acciones para lo que envió ${who}`,
  replied: {
    title: (who) => `¿Respondiste a ${who}?`,
    text: 'Tu programa de correo abre la respuesta. Márcalo como atendido cuando la hayas enviado.',
    refusal: 'Aún no',
  },
  notSaved: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
};

export const erasure: Translation<typeof english.erasure> = {
  button: 'Borrar',
  buttonOf: (who) => `Borrar lo que envió ${who}`,
  title: '¿Borrar esto para siempre?',
  why: (who) =>
    `El nombre, la dirección y el texto que envió ${who} dejan de ser legibles, también en las copias de seguridad. Hazlo cuando te lo pida quien los envió.`,
  confirm: 'Borrar',
  done: 'Borrado',
  failed: 'No se pudo borrar. Inténtalo de nuevo.',
};

export const contactTable: Translation<typeof english.contactTable> = {
  title: 'Mensajes',
  from: 'De',
  email: 'Correo electrónico',
  role: 'Rol',
  roles: { 'event-organizer': 'Organizador', 'vendor-artisan': 'Vendedor', both: 'Ambos' },
  message: 'Mensaje',
  notLoaded: 'No pudimos cargar los mensajes.',
  none: { title: 'No hay mensajes', text: 'Aquí aparecen los mensajes de la página de contacto.' },
};

export const feedbackTable: Translation<typeof english.feedbackTable> = {
  title: 'Comentarios',
  feedback: 'Comentario',
  category: 'Categoría',
  categories: { bug: 'Algo no funciona', improvement: 'Una mejora', confusing: 'Es confuso', general: 'Otra cosa' },
  rating: 'Calificación',
  from: 'De',
  email: 'Correo electrónico',
  page: 'Página',
  browser: 'Navegador',
  notLoaded: 'No pudimos cargar los comentarios.',
  none: {
    title: 'No hay comentarios',
    text: 'Aquí aparecen los comentarios que la gente envía desde los menús.',
  },
};

export const waitlistTable: Translation<typeof english.waitlistTable> = {
  title: 'Lista de espera',
  name: 'Nombre',
  email: 'Correo electrónico',
  joined: 'Registro',
  notLoaded: 'No pudimos cargar la lista de espera.',
  none: {
    title: 'No hay nadie en la lista de espera',
    text: 'Aquí aparecen quienes se anotan para las funciones para visitantes.',
  },
};

export const eventTable: Translation<typeof english.eventTable> = {
  title: 'Todos los eventos',
  search: 'Buscar',
  searchExample: 'Título, lugar o ciudad',
  source: 'Origen',
  sources: { any: 'Cualquier origen', seeded: 'Importación', organizer: 'Organizador' },
  claim: 'Reclamado',
  claims: { any: 'Reclamado o no', claimed: 'Reclamado', open: 'Sin reclamar' },
  status: 'Estado',
  statuses: { any: 'Cualquier estado', draft: 'Borrador', published: 'Publicado', taken_down: 'Retirado' },
  event: 'Evento',
  day: 'Día',
  place: 'Lugar',
  organizer: 'Organizador',
  count: (total) => plural(total, { one: 'evento', other: 'eventos' }),
  actions: 'Acciones',
  more: 'Más',
  review: 'Revisar reclamos',
  transfer: 'Traspasar',
  of: (action, title) => `${action}: ${title}`,
  notLoaded: 'No pudimos cargar los eventos.',
  none: {
    title: 'No se encontraron eventos',
    text: 'Prueba con una búsqueda más corta u otros filtros.',
    action: 'Quitar filtros',
  },
};

export const takingDown: Translation<typeof english.takingDown> = {
  card: 'Para el equipo',
  takeDown: 'Retirar',
  restore: 'Restablecer',
  of: (action, title) => `${action}: ${title}`,
  hidden: 'Este evento está retirado',
  because: (reason) => `Motivo: ${reason}`,
  lead: '¿Fraude, contenido ilegal o una denuncia? Retira el evento. Puedes restablecerlo después.',
  title: (event) => `¿Retirar ${event}?`,
  effect:
    'Hasta que lo restablezcas, solo lo ven su organizador y los administradores. No recibe más solicitudes, reclamos ni pagos. Las solicitudes y los pagos que ya existen siguen igual.',
  notifies: 'El organizador recibe el motivo por notificación y correo electrónico, y puede corregir el evento.',
  reason: 'Motivo',
  reasonForOrganizer: 'Motivo para el organizador',
  reasonHint: 'No digas quién denunció el evento.',
  reasonRequired: 'Escribe el motivo',
  send: 'Retirar',
  done: 'Evento retirado.',
  failed: 'No pudimos retirar el evento. Inténtalo de nuevo.',
};

export const restoring: Translation<typeof english.restoring> = {
  title: (event) => `¿Restablecer ${event}?`,
  effect: 'Vuelve a publicarse si antes estaba publicado.',
  notifies: 'El organizador recibe una notificación y un correo electrónico.',
  action: 'Restablecer',
  done: 'Evento restablecido.',
  failed: 'No pudimos restablecer el evento. Inténtalo de nuevo.',
};
