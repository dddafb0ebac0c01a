import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './tools.js';

export const toolTexts: Translation<typeof english.toolTexts> = {
  'vendor-recruitment': {
    title: 'Búsqueda de vendedores',
    lead: 'Encuentra vendedores adecuados para tus eventos e invítalos a enviar su solicitud.',
  },
  'quality-management': {
    title: 'Calidad',
    lead: 'Califica a los vendedores después del día de mercado y mira a quién vale la pena volver a invitar.',
  },
  communication: {
    title: 'Comunicación',
    lead: 'Los vendedores de un evento en una lista, con los correos electrónicos que comparten.',
  },
  'revenue-optimization': {
    title: 'Pronóstico de ingresos',
    lead: 'Lo que todavía pueden generar tus próximos eventos, uno por uno.',
  },
  marketing: {
    title: 'Promoción',
    lead: 'Textos para compartir y un volante para imprimir, con el código de tu evento.',
  },
  'event-planning': {
    title: 'Planificación',
    lead: 'Una lista de tareas para cada evento, con sus fechas.',
  },
};

export const overview: Translation<typeof english.overview> = {
  title: 'Imán de vendedores',
  lead: 'Tus herramientas para eventos más llenos y mejor pagados.',
};

export const upgrade: Translation<typeof english.upgrade> = {
  title: 'Parte de un plan de pago',
  text: 'Estas herramientas vienen con un plan de pago: encuentra y califica vendedores, comunícate con ellos, planea tus eventos, compártelos y mira cuánto pueden generar.',
  more: 'Ver el plan',
};

export const recruitment: Translation<typeof english.recruitment> = {
  interested: 'Ver vendedores interesados',
};

export const forecast: Translation<typeof english.forecast> = {
  notLoaded: 'No pudimos cargar el pronóstico.',
  event: 'Evento',
  dates: 'Fechas',
  fees: 'Tarifas por puesto',
  left: 'Puestos libres',
  unlimited: 'Sin límite',
  received: 'Transferido a ti hasta ahora',
  outstanding: 'Por cobrar',
  open: 'De los puestos libres',
  total: 'Total posible',
  caption: 'Pronóstico por evento',
  how: 'El total suma lo transferido a tu cuenta hasta ahora, lo que aún deben los vendedores aceptados y las tarifas de los puestos libres mientras se reciben solicitudes. A las tarifas previstas aún no se les resta la comisión de la plataforma.',
  remind: 'Ver quién no ha pagado',
  onlyFirst: (shown, total) => `Los primeros ${shown} de ${plural(total, { one: 'evento', other: 'eventos' })}.`,
  none: {
    title: 'No hay próximos eventos',
    text: 'Publica un evento, y su pronóstico aparecerá aquí.',
    action: 'Crear un evento',
  },
};

export const eventChoice: Translation<typeof english.eventChoice> = {
  notLoaded: 'No pudimos cargar tus eventos.',
  label: 'Evento',
};

export const marketing: Translation<typeof english.marketing> = {
  share: 'Textos para compartir',
  vendors: 'Para vendedores',
  visitors: 'Para visitantes',
  copy: 'Copiar',
  copyOf: (text) => `Copiar el texto ${text.toLowerCase()}`,
  copied: 'Copiado',
  flyer: 'Volante',
  print: 'Imprimir el volante',
  qr: 'Código QR de la página del evento',
  scan: 'Escanea para ver el evento y enviar tu solicitud',
  downloadQr: 'Descargar el código QR',
  qrFile: (event) => `${event}-codigo-qr.svg`,
  codeLabel: 'Código del evento',
  flyerCall: 'Vendedores: soliciten su puesto',
  howToApply: (host) => `Escribe el código del evento en ${host}/events`,
  fee: (fee) => `Puesto ${fee}`,
  withApplicationFee: (booth, fee) => `${booth}, más una tarifa de solicitud de ${fee}`,
  free: 'Puestos gratis',
  closed: 'Este evento no recibe solicitudes ahora, así que no hay nada que compartir o imprimir para vendedores.',
  deadline: (day) => `Envía tu solicitud hasta el ${day}`,
  forVendors: (event) =>
    `Buscamos vendedores para ${event.title}, el ${event.dates}, en ${event.place}. ${event.fee}. Envía tu solicitud aquí: ${event.url}`,
  forVisitors: (event) =>
    `Ven a ${event.title}${event.dates ? `, el ${event.dates}` : ', fecha por anunciar'}, en ${event.place}. ¡Ahí nos vemos! ${event.url}`,
  none: {
    title: 'No hay próximos eventos',
    text: 'Publica un evento, y sus textos y su volante aparecerán aquí.',
    action: 'Crear un evento',
  },
};
