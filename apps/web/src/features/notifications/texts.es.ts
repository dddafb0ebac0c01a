import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const notifications: Translation<typeof english.notifications> = {
  title: 'Notificaciones',
  notLoaded: 'No pudimos cargar tus notificaciones.',
  none: {
    title: 'No tienes notificaciones',
    text: 'Aquí aparecen las novedades sobre solicitudes, decisiones y pagos.',
  },
  unread: ' (sin leer)',
  older: 'Ver anteriores',
  markAllRead: 'Marcar todas como leídas',
  notMarked: 'No pudimos marcarlas como leídas. Inténtalo de nuevo.',
  preferences: 'Preferencias',
};

export const mailSubscription: Translation<typeof english.mailSubscription> = {
  title: 'Recordatorios, invitaciones y resúmenes',
  gets: 'Te enviamos por correo recordatorios antes de tus eventos, invitaciones y, si los elegiste, el resumen diario y las recomendaciones semanales.',
  getsSome: 'Algunos de estos correos ya están detenidos.',
  stop: 'Detener estos correos',
  stopped:
    'Ya no te enviamos por correo recordatorios, invitaciones, el resumen diario ni las recomendaciones semanales.',
  stillSent: 'Los correos sobre tu cuenta, tus solicitudes, los eventos y tus pagos siguen llegando.',
  resume: 'Volver a recibirlos',
  notLoaded: 'No pudimos comprobar este enlace.',
  notSaved: 'No pudimos guardar tu elección. Inténtalo de nuevo.',
  unknown: {
    title: 'Este enlace está incompleto',
    text: 'Vuelve a abrir el enlace del correo. Si ocupa dos líneas, copia las dos.',
  },
};

export const preferencesPage: Translation<typeof english.preferencesPage> = {
  title: 'Preferencias de notificaciones',
  lead: 'De qué te avisamos y cómo.',
  notLoaded: 'No pudimos cargar tus preferencias.',
  form: 'Preferencias',
  kind: 'Sobre',
  app: 'En la app',
  email: 'Correo',
  digest: 'Resumen diario',
  push: 'Push',
  kinds: {
    applications: 'Solicitudes',
    payments: 'Pagos',
    events: 'Eventos y reclamos',
    invitations: 'Invitaciones',
    messages: 'Mensajes',
    reminders: 'Recordatorios',
  },
  channelOf: (kind, channel) => `${kind}: ${channel}`,
  always: 'Siempre',
  alwaysHint: 'Los correos marcados “Siempre” no se pueden desactivar, porque otras personas cuentan con ellos.',
  none: '–',
  noneSpoken: 'Sin correos',
  digestHint: 'El resumen diario es un solo correo a las 8 de la mañana. Si no pasó nada, no lo enviamos.',
  quiet: 'Horas de silencio',
  quietOn: 'Retener los correos durante estas horas',
  quietOnWithPush: 'Retener correos y notificaciones push en estas horas',
  quietHint:
    'Los correos en espera llegan cuando terminan las horas de silencio. Los enlaces para confirmar o iniciar sesión nunca se retienen.',
  from: 'Desde',
  until: 'Hasta',
  sameTimes: 'Elige una hora distinta a la de inicio',
  noTime: 'Elige una hora',
  timeZone: 'Zona horaria',
  save: 'Guardar preferencias',
  saved: 'Preferencias guardadas',
  notSaved: 'No pudimos guardar tus preferencias. Inténtalo de nuevo.',
};

export const ownEmails: Translation<typeof english.ownEmails> = {
  title: 'Correos que te enviamos',
  caption: 'Correos a tu dirección, los más recientes primero',
  notLoaded: 'No pudimos cargar tus correos.',
  show: 'Mostrar correos',
  showAll: 'Mostrar todos los correos',
  none: {
    title: 'Todavía no hay correos',
    text: 'Aquí aparece cada correo enviado a tu dirección, sin su texto.',
  },
  bounced: {
    title: 'Tu dirección no recibe nuestros correos',
    text: 'Un correo fue devuelto, así que dejamos de enviarlos. Revisa la dirección en tu cuenta y que tu buzón no esté lleno. Después, pídenos que volvamos a enviarlos.',
  },
  complained: {
    title: 'Marcaste como spam un correo nuestro',
    text: 'Por eso dejamos de enviarlos. Para volver a recibir correos sobre tus solicitudes y pagos, saca nuestros correos de la carpeta de spam y pídenos que volvamos a enviarlos.',
  },
  resume: 'Volver a enviar correos',
  resumed: 'Volvemos a enviarte correos',
  notResumed: 'No funcionó. Inténtalo de nuevo.',
};

export const eventSender: Translation<typeof english.eventSender> = {
  title: 'Correos sobre tus eventos',
  lead: 'Cómo apareces en los correos que enviamos a los vendedores sobre tus eventos.',
  notLoaded: 'No pudimos cargar tus ajustes.',
  name: 'Nombre del remitente',
  nameHint: 'Los vendedores lo ven antes de “via Stallbook”. Déjalo vacío para enviar como Stallbook.',
  wrongName: 'Usa de 2 a 60 letras y cifras, sin direcciones ni enlaces, y no nuestro nombre',
  color: 'Color',
  colorHint: 'De los botones y de la franja superior.',
  paleColor: 'Elige un color más oscuro: el texto blanco debe leerse bien sobre él',
  replies: 'Las respuestas llegan al correo de mi cuenta',
  repliesHint:
    'Los vendedores que respondan verán esta dirección. De lo contrario, sus respuestas no le llegan a nadie.',
  from: 'De',
  us: 'Stallbook',
  fromName: (name) => `${name} via Stallbook`,
  sample: 'Ver la solicitud',
  preview: 'Vista previa',
  save: 'Guardar',
  saved: 'Guardado',
  notSaved: 'No pudimos guardar tus ajustes. Inténtalo de nuevo.',
};

export const pushCard: Translation<typeof english.pushCard> = {
  title: 'Este navegador',
  on: 'Este navegador muestra notificaciones aunque Stallbook esté cerrado. La columna “Push” dice cuáles.',
  off: 'Recibe notificaciones en este navegador aunque Stallbook esté cerrado. Tú eliges cuáles en la columna “Push”.',
  blocked: 'Este navegador bloquea las notificaciones de Stallbook. Para recibirlas aquí, permítelas en sus ajustes.',
  turnOn: 'Activar en este navegador',
  turnOff: 'Desactivar en este navegador',
  notSaved: 'No funcionó. Inténtalo de nuevo.',
};
