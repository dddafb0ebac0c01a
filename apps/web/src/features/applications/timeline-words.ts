import { formatCents } from '../../lib/format/money.js';

const deeds: Record<string, string> = {
  drafted: 'Draft started',
  submitted: 'Application sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  'payment-requested': 'Payment requested',
  'payment-started': 'Payment started',
  'payment-processing': 'Payment started',
  'payment-completed': 'Payment completed',
  'payment-failed': 'Payment failed',
  'payment-refunded': 'Payment refunded',
};

const sentence = (name: string) => {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const deedWords = (what: string): string => deeds[what] ?? sentence(what);

/** `paymentStatus` → `Payment status`; amounts lose the unit in their name. */
export const fieldWords = (field: string): string => sentence(field.replace(/Cents$/, ''));

/** Amounts are stored in cents. */
export const valueWords = (field: string, value: string | null): string | null =>
  value !== null && field.endsWith('Cents') && /^\d+$/.test(value) ? formatCents(Number(value)) : value;
