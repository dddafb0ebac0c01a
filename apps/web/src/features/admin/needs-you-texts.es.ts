import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './needs-you-texts.js';

export const needsYou: Translation<typeof english.needsYou> = {
  title: 'Te necesita',
  loading: 'Comprobando qué te espera',
  checking: 'Comprobando lo demás…',
  unchecked: 'No pudimos comprobarlo todo.',
  none: 'No hay nada pendiente para ti.',
  claims: {
    text: (count) => plural(count, { one: 'reclamo espera una decisión', other: 'reclamos esperan una decisión' }),
    action: 'Decidir',
  },
  reports: {
    text: (count) => plural(count, { one: 'conversación denunciada', other: 'conversaciones denunciadas' }),
    action: 'Revisar',
  },
  messages: {
    text: (count) =>
      plural(count, { one: 'mensaje abierto de un visitante', other: 'mensajes abiertos de visitantes' }),
    action: 'Responder',
  },
  feedback: {
    text: (count) => `Comentarios abiertos: ${formatCount(count)}`,
    action: 'Leer',
  },
  emails: {
    text: (count) =>
      `${plural(count, { one: 'correo no se pudo enviar', other: 'correos no se pudieron enviar' })} en los últimos 7 días`,
    action: 'Ver por qué',
  },
  imports: {
    text: (count) =>
      `${plural(count, { one: 'importación se detuvo', other: 'importaciones se detuvieron' })} en los últimos 7 días`,
    action: 'Ver por qué',
  },
  differences: {
    text: (count) => `${plural(count, { one: 'diferencia', other: 'diferencias' })} entre el libro contable y Stripe`,
    action: 'Comparar',
  },
  refunds: {
    text: (count) => `Stripe rechaza ${plural(count, { one: 'reembolso', other: 'reembolsos' })}`,
    action: 'Ver por qué',
  },
  letters: {
    text: (count) => plural(count, { one: 'mensaje fallido', other: 'mensajes fallidos' }),
    action: 'Reenviar o descartar',
  },
  setAside: {
    text: (count) => `No se pudieron publicar commits de ${plural(count, { one: 'stream', other: 'streams' })}`,
    action: 'Reintentar',
  },
  jobs: {
    text: (count) => plural(count, { one: 'trabajo fallido', other: 'trabajos fallidos' }),
    action: 'Ver',
  },
  away: {
    text: (count) => plural(count, { one: 'servicio no responde', other: 'servicios no responden' }),
    action: 'Ver',
  },
};
