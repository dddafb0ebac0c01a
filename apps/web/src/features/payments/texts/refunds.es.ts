import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './refunds.js';

export const refundReasons: Translation<typeof english.refundReasons> = {
  vendor_request: 'El vendedor lo pidió',
  booth_changed: 'El puesto cambió',
  overpaid: 'Se pagó de más',
  goodwill: 'Cortesía',
  other: 'Otro motivo',
  event_deleted: 'El evento se eliminó',
  organizer_left: 'El organizador eliminó su cuenta',
  vendor_withdrew: 'El vendedor se retiró',
};

export const payerReasons: Translation<typeof english.payerReasons> = {
  ...refundReasons,
  vendor_request: 'Lo pediste',
  vendor_withdrew: 'Te retiraste',
};

export const refundDialog: Translation<typeof english.refundDialog> = {
  action: 'Reembolsar',
  actionFor: (vendor) => `Reembolsar a ${vendor}`,
  title: (vendor) => `Reembolsar a ${vendor}`,
  payment: (market, day) => `${market}, pago del ${day}`,
  left: (amount) => `Se pueden reembolsar ${amount} de este pago. Un reembolso no se puede deshacer.`,
  fee: 'La comisión de la plataforma se devuelve en proporción. El resto se descuenta de la transferencia a tu cuenta.',
  amount: 'Monto',
  amountMissing: 'Ingresa un monto mayor que $0, como 25 o 25.50.',
  tooMuch: (amount) => `Puedes reembolsar ${amount} como máximo.`,
  reason: 'Motivo',
  reasonMissing: 'Elige un motivo.',
  pickReason: 'Elige un motivo',
  confirm: (amount) => `Reembolsar ${amount}`,
  sent: (amount, vendor) => `Se reembolsaron ${amount} a ${vendor}`,
  accepted: (amount, vendor) =>
    `Reembolso de ${amount} a ${vendor} guardado. Lo enviaremos en cuanto Stripe lo acepte.`,
  failed: 'No pudimos hacer el reembolso. Inténtalo de nuevo.',
};

export const refundStates: Translation<typeof english.refundStates> = {
  title: 'Reembolsos',
  requested: (amount) => `${amount}: enviándose`,
  pending: (amount) => `${amount}: en camino`,
  succeeded: (amount) => `Reembolso de ${amount}`,
  failed: (amount) => `${amount}: enviado de nuevo`,
  delayed: (amount) => `${amount}: con retraso. Stripe todavía no lo acepta y seguimos intentándolo.`,
};
