import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './refunds.js';

export const refundForm: Translation<typeof english.refundForm> = {
  title: 'Reembolsos',
  lead: 'Cuánto se le devuelve a un vendedor que se retira después de pagar. Vale para quienes envíen su solicitud a partir de ahora. Si eliminas el evento, todos recuperan todo.',
  policy: 'Si un vendedor se retira',
  presets: {
    flexible: 'Flexible',
    standard: 'Estándar',
    strict: 'Estricta',
    none: 'Sin reembolsos',
    custom: 'Mis propias condiciones',
  },
  terms: {
    flexible: 'Reembolso completo hasta 7 días antes.',
    standard: 'Reembolso completo hasta 30 días antes, la mitad hasta 14 días antes.',
    strict: 'La mitad hasta 30 días antes.',
    none: 'El vendedor que se retira no recupera nada.',
    custom: 'Tú eliges los días y el porcentaje.',
  },
  fullDays: 'Reembolso completo hasta (días antes)',
  partialDays: 'Reembolso parcial hasta (días antes)',
  partialPercent: 'Porcentaje del reembolso parcial',
  empty: 'Déjalo en blanco si no hay.',
};

export const refundProblems: Translation<typeof english.refundProblems> = {
  days: 'Ingresa de 0 a 365 días, o déjalo en blanco',
  percent: 'Ingresa de 1 a 99 por ciento, o déjalo en blanco',
  incomplete: 'Un reembolso parcial necesita un porcentaje y un número de días',
  order: 'El reembolso parcial debe terminar después del reembolso completo',
};

export const refundSection: Translation<typeof english.refundSection> = { title: 'Reembolsos si te retiras' };
