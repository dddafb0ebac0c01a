import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './system.js';

export const page: Translation<typeof english.page> = {
  title: 'Sistema',
  lead: 'Servicios en marcha, trabajos en espera y mensajes que fallaron. Se actualiza cada 10 segundos.',
  queues: 'Colas de trabajos',
  notLoaded: 'No pudimos cargar el estado del sistema.',
  notReachable: (services) => `No responden: ${services}`,
};

export const services: Translation<typeof english.services> = {
  title: 'Servicios',
  service: 'Servicio',
  gateway: 'gateway',
  state: 'Estado',
  states: { up: 'En marcha', degraded: 'Limitado', away: 'No responde' },
  version: 'Versión',
  instance: 'Instancia',
  uptime: 'Tiempo activo',
  none: 'No se encontraron servicios.',
};

export const relays: Translation<typeof english.relays> = {
  title: 'Publicación',
  service: 'Servicio',
  position: 'Última posición',
  published: 'Publicados',
  pending: 'Por publicar',
  unsequenced: 'Aún sin posición',
  none: 'Ningún servicio responde.',
};

export const consumers: Translation<typeof english.consumers> = {
  title: 'Grupos de consumidores',
  group: 'Grupo',
  lag: 'Mensajes de retraso',
  unknown: 'Se desconoce',
  none: 'No se encontraron grupos de consumidores.',
};

export const setAside: Translation<typeof english.setAside> = {
  title: 'Commits apartados',
  stream: 'Stream',
  service: 'Servicio',
  version: 'Desde la versión',
  commits: 'Commits',
  reason: 'Motivo',
  tried: 'Último intento',
  actions: 'Acciones',
  retry: 'Reintentar',
  retryOf: (stream) => `Reintentar la publicación de ${stream}`,
  retrying: 'Reintentando',
  asked: 'Se reintentará en unos segundos.',
  failed: 'No se pudo reintentar.',
  none: 'Todos los commits están publicados.',
};

export const queues: Translation<typeof english.queues> = {
  title: 'Colas',
  queue: 'Cola',
  waiting: 'En espera',
  delayed: 'Más tarde',
  active: 'Activos',
  failed: 'Fallidos',
  notReachable: 'No se pueden leer las colas porque Redis no responde.',
  none: 'No se encontraron colas.',
};

export const letters: Translation<typeof english.letters> = {
  title: 'Mensajes fallidos',
  type: 'Mensaje',
  group: 'Grupo',
  error: 'Error',
  attempts: 'Intentos',
  given: 'Falló',
  actions: 'Acciones',
  details: 'Detalles',
  detailsOf: (type, id) => `Detalles de ${type} ${id}`,
  resend: 'Reenviar',
  resendOf: (type, id) => `Reenviar ${type} ${id}`,
  discard: 'Descartar',
  discardOf: (type, id) => `Descartar ${type} ${id}`,
  resent: 'Reenviado',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  notLoaded: 'No pudimos cargar los mensajes fallidos.',
  none: 'No hay mensajes fallidos. Todos los mensajes se procesaron.',
};

export const letterDetails: Translation<typeof english.letterDetails> = {
  title: 'Mensaje fallido',
  id: 'ID',
  message: 'Mensaje',
  topic: 'Tema',
  type: 'Tipo',
  stream: 'Stream',
  correlation: 'Correlación',
  group: 'Grupo',
  error: 'Error',
  attempts: 'Intentos',
  given: 'Falló',
  close: 'Cerrar',
};

export const discarding: Translation<typeof english.discarding> = {
  title: '¿Descartar este mensaje?',
  form: 'Descartar mensaje fallido',
  effect: (type, group) => `${group} no recibirá ${type}, a menos que todo se vuelva a publicar.`,
  reason: 'Motivo',
  hint: 'Se guarda en el registro de operaciones. No incluyas nombres ni direcciones.',
  missing: 'Escribe un motivo.',
  send: 'Descartar',
  done: 'Descartado',
  failed: 'No se pudo descartar. Inténtalo de nuevo.',
};

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

export const uptime: Translation<typeof english.uptime> = (seconds) => {
  let left = seconds;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { count, text: `${count} ${unit}` };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return parts.at(-1)?.text ?? '';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(' ');
};
