import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './reconciliation.js';

export const reconciliation: Translation<typeof english.reconciliation> = {
  title: 'Libro contable y Stripe',
  start: 'Comparar ahora',
  started: 'La comparación comenzó.',
  notStarted: 'No pudimos iniciar la comparación. Inténtalo de nuevo.',
  notLoaded: 'No pudimos cargar las comparaciones.',
  none: 'El libro contable aún no se ha comparado con Stripe. Se compara cada noche, o ahora mismo si lo inicias.',
  agrees: (payments, when) =>
    payments === 0
      ? `El ${when} no había pagos que comparar.`
      : `El ${when}, ${plural(payments, { one: 'pago coincidía', other: 'pagos coincidían' })} con Stripe hasta el último centavo.`,
  differs: (count) => plural(count, { one: 'diferencia', other: 'diferencias' }),
  more: (shown) => `Se muestran las primeras ${shown}.`,
  differsNote: 'Nada se cambia automáticamente. Compara cada pago con el panel de Stripe.',
  running: (phase, checked) => `${phase}: ${checked} revisados`,
  phases: {
    charges: 'Leyendo los cargos en Stripe',
    ledger: 'Leyendo el libro contable',
    confirmation: 'Revisando otra vez las diferencias',
    done: 'Listo',
  },
  kinds: {
    missing_in_ledger: 'El pago falta en el libro contable',
    missing_at_stripe: 'El pago falta en Stripe',
    charge: 'Cargo',
    transfer: 'Transferencia al organizador',
    application_fee: 'Comisión de la plataforma',
    processing_fee: 'Comisión de Stripe',
    refund: 'Reembolso',
    transfer_reversal: 'Transferencia revertida',
    application_fee_refund: 'Comisión de la plataforma devuelta',
    dispute: 'Disputa',
    dispute_loss: 'Disputa perdida',
  },
  refuses: (count) => `Stripe rechaza ${plural(count, { one: 'reembolso', other: 'reembolsos' })}`,
  refusesNote:
    'Volvemos a intentarlo una vez al día. Corrige la causa en el panel de Stripe o haz allí el reembolso: entonces lo contamos.',
  refused: 'Reembolsos rechazados',
  answer: 'Respuesta de Stripe',
  nextTry: 'Próximo intento',
  differences: 'Diferencias',
  payment: 'Pago',
  what: 'Qué difiere',
  atStripe: 'Stripe',
  inLedger: 'Libro contable',
  runs: 'Comparaciones anteriores',
  begun: 'Inicio',
  ended: 'Fin',
  by: 'Iniciada por',
  nightly: 'Cada noche',
  manual: 'Un administrador',
  checked: 'Pagos',
  found: 'Diferencias',
};
