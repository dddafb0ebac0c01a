import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './verdict.js';

export const verdict: Translation<typeof english.verdict> = {
  loading: 'Comprobando el sistema',
  fine: 'Todo funciona',
  fineNote: (services) =>
    `${plural(services, { one: 'servicio responde', other: 'servicios responden' })}. No falló ningún mensaje, trabajo ni comparación.`,
  wrong: 'Algo requiere atención',
  away: (services) =>
    `${plural(services.length, { one: 'servicio no responde', other: 'servicios no responden' })}: ${services.join(', ')}`,
  degraded: (parts) => `Funciona sin: ${parts}`,
  degradedNote: 'Todo se recupera automáticamente cuando vuelvan a responder.',
  queues: 'No se pueden leer las colas de trabajos',
  letters: (count) => plural(count, { one: 'mensaje fallido', other: 'mensajes fallidos' }),
  setAside: (count) => `No se pudieron publicar commits de ${plural(count, { one: 'stream', other: 'streams' })}`,
  jobs: (count) => plural(count, { one: 'trabajo fallido', other: 'trabajos fallidos' }),
  differences: (count) =>
    `${plural(count, { one: 'diferencia', other: 'diferencias' })} entre el libro contable y Stripe`,
  refunds: (count) => `Stripe rechaza ${plural(count, { one: 'reembolso', other: 'reembolsos' })}`,
};

export const quiet: Translation<typeof english.quiet> = {
  services: (count) => plural(count, { one: 'servicio responde', other: 'servicios responden' }),
  servicesAway: (count) => plural(count, { one: 'servicio requiere atención', other: 'servicios requieren atención' }),
  published: 'Todos los commits están publicados',
  toPublish: (count) => `${plural(count, { one: 'commit', other: 'commits' })} por publicar`,
  noLag: 'Ningún grupo tiene retraso',
  lag: (count) => `${plural(count, { one: 'mensaje', other: 'mensajes' })} sin procesar`,
  unknownLag: 'Se desconoce el retraso de algunos grupos',
  noJobs: 'No hay trabajos en espera ni fallidos',
  jobs: (waiting, failed) =>
    `${plural(waiting, { one: 'trabajo en espera', other: 'trabajos en espera' })}, ${plural(failed, { one: 'fallido', other: 'fallidos' })}`,
};
